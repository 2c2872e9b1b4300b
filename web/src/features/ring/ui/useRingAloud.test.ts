import { ringAloud } from './useRingAloud'

let isSeen = false
function seen(now: boolean) {
  isSeen = now
  document.dispatchEvent(new Event('visibilitychange'))
}
const shown: { title: string; close: jest.Mock }[] = []
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

class FakeNotification extends EventTarget {
  static permission = 'granted'
  readonly close = jest.fn()
  constructor(readonly title: string) {
    super()
    shown.push(this)
  }
}

describe('a page in the background that rings', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest
      .spyOn(document, 'visibilityState', 'get')
      .mockImplementation(() => (isSeen ? 'visible' : 'hidden'))
    Object.assign(window, { Notification: FakeNotification })
    FakeNotification.permission = 'granted'
    document.title = 'Help someone'
    shown.length = 0
    seen(false)
  })
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
    Reflect.deleteProperty(window, 'Notification')
  })

  const chime = { play: jest.fn(), close: jest.fn() }
  beforeEach(() => chime.play.mockClear())

  it('uses sound, title and notification until it is seen', async () => {
    ringAloud('Dad needs help', chime)
    expect(document.title).toBe('● Dad needs help')
    expect(shown[0]?.title).toBe('Dad needs help')
    await pass(4_000)
    expect(chime.play.mock.calls).toEqual([['ringing'], ['ringing']])
    seen(true)

    expect(document.title).toBe('Help someone')
    expect(shown[0]?.close).toHaveBeenCalled()
    await pass(60_000)
    expect(chime.play).toHaveBeenCalledTimes(2)
  })

  it('stops when the ring is answered, and after half a minute', async () => {
    const stop = ringAloud('Dad needs help', chime)
    await pass(120_000)
    expect(chime.play).toHaveBeenCalledTimes(8)
    stop()
    expect(document.title).toBe('Help someone')
  })

  it('makes no sound if sounds are off, and shows no notification without permission', () => {
    FakeNotification.permission = 'default'
    const stop = ringAloud('Dad needs help', null)
    expect(shown).toEqual([])
    expect(document.title).toBe('● Dad needs help')
    stop()
  })

  it('makes a single sound if the page is visible', async () => {
    seen(true)
    const stop = ringAloud('Dad needs help', chime)
    await pass(60_000)
    expect(chime.play).toHaveBeenCalledTimes(1)
    expect(document.title).toBe('Help someone')
    expect(shown).toEqual([])
    stop()
  })
})
