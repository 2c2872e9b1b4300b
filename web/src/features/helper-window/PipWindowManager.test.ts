import { FakePanel } from './FakePanel'
import { DocumentPanel, PipWindowManager } from './PipWindowManager'

function kept() {
  const port = new FakePanel()
  const keeper = new PipWindowManager(port)
  return { port, keeper }
}

describe('PipWindowManager', () => {
  it('opens one window, until it is closed for good', async () => {
    const { port, keeper } = kept()
    await keeper.open()
    await keeper.open()
    expect(port.openCount).toBe(1)
    expect(keeper.getSnapshot()).toEqual({
      window: port.frame?.contentWindow,
      canOpen: false,
      isSettled: true,
    })
    keeper.close()
    expect(port.frame).toBeNull()
    expect(keeper.getSnapshot()).toEqual({
      window: null,
      canOpen: false,
      isSettled: false,
    })
  })

  it('can reopen a window that the person has closed', async () => {
    const { port, keeper } = kept()
    const told = jest.fn()
    keeper.subscribe(told)
    await keeper.open()
    port.closeByPerson()
    expect(keeper.getSnapshot()).toMatchObject({ window: null, canOpen: true })
    expect(told).toHaveBeenCalledTimes(2)

    await keeper.open(true)
    expect(keeper.getSnapshot().window).not.toBeNull()
    keeper.close()
  })

  it('offers a button when the browser requires a click, and no longer if the browser refuses after a click as well', async () => {
    const { port, keeper } = kept()
    port.refusal = 'refused'
    await keeper.open()
    expect(keeper.getSnapshot().canOpen).toBe(true)
    await keeper.open(true)
    expect(keeper.getSnapshot().canOpen).toBe(false)
  })

  it('offers no button where there are no such windows', async () => {
    const { port, keeper } = kept()
    port.refusal = 'unsupported'
    await keeper.open()
    expect(keeper.getSnapshot()).toMatchObject({ window: null, canOpen: false })
  })

  it('closes a window that finishes opening after the share has ended', async () => {
    const { port, keeper } = kept()
    const opening = keeper.open()
    keeper.close()
    await opening
    expect(port.frame).toBeNull()
    expect(keeper.getSnapshot().window).toBeNull()
  })
})

const requestWindow = jest.fn<Promise<Window>, []>()
const open = (closed = () => {}) => new DocumentPanel().open(closed)

function aWindow() {
  const panel = new EventTarget()
  return Object.assign(panel, { close: jest.fn() }) as unknown as Window
}

describe('DocumentPanel', () => {
  beforeEach(() =>
    Object.assign(window, { documentPictureInPicture: { requestWindow } })
  )
  afterEach(() => Reflect.deleteProperty(window, 'documentPictureInPicture'))

  it('opens the browser’s window, and reports when it is closed', async () => {
    const panel = aWindow()
    requestWindow.mockResolvedValue(panel)
    const closed = jest.fn()
    const opened = await open(closed)
    if (typeof opened === 'string') throw new Error(opened)
    expect(opened.window === panel).toBe(true)
    panel.dispatchEvent(new Event('pagehide'))
    expect(closed).toHaveBeenCalledTimes(1)
    opened.close()
    expect(panel.close).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['refused', 'NotAllowedError'],
    ['unsupported', 'InvalidStateError'],
  ])('is %s after a %s', async (refusal, name) => {
    requestWindow.mockRejectedValue(new DOMException('no', name))
    expect(await open()).toBe(refusal)
  })

  it('is unsupported if the browser lacks the API, or the API throws synchronously', async () => {
    requestWindow.mockImplementation(() => {
      throw new TypeError('withdrawn')
    })
    expect(await open()).toBe('unsupported')
    Reflect.deleteProperty(window, 'documentPictureInPicture')
    expect(await open()).toBe('unsupported')
  })
})
