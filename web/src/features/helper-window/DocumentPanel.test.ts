import { DocumentPanel } from './DocumentPanel'

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

  it('opens the browser’s window, and tells when it is closed', async () => {
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

  it('is unsupported where the browser has none, or throws at once', async () => {
    requestWindow.mockImplementation(() => {
      throw new TypeError('withdrawn')
    })
    expect(await open()).toBe('unsupported')
    Reflect.deleteProperty(window, 'documentPictureInPicture')
    expect(await open()).toBe('unsupported')
  })
})
