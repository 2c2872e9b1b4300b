import { after, every } from './unthrottledTimers'

class FakeWorker extends EventTarget {
  readonly postMessage = jest.fn()
  ring = (data: number) =>
    this.dispatchEvent(new MessageEvent('message', { data }))
}

const worker = new FakeWorker()
const startWorker = jest.fn(() => worker)

const latest = (): { timer: number; delayMs: number } =>
  worker.postMessage.mock.calls.at(-1)![0]

let isHidden = true

function hide(): void {
  isHidden = true
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('unthrottledTimers', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    Object.defineProperty(document, 'hidden', {
      configurable: true,
      get: () => isHidden,
    })
    Object.assign(window, { Worker: startWorker })
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(document, 'hidden')
    isHidden = true
    Reflect.deleteProperty(window, 'Worker')
  })

  it('fires when the Worker reports, while the page’s own timers are throttled', () => {
    const act = jest.fn()
    after(300, act)
    expect(latest().delayMs).toBeCloseTo(300)
    worker.ring(latest().timer)
    expect(act).toHaveBeenCalledTimes(1)

    jest.advanceTimersByTime(1_000)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('needs no Worker in a visible page until the page is hidden', () => {
    isHidden = false
    const act = jest.fn()
    const before = worker.postMessage.mock.calls.length
    after(300, act)
    jest.advanceTimersByTime(100)
    expect(worker.postMessage.mock.calls).toHaveLength(before)

    hide()
    expect(latest().delayMs).toBeCloseTo(200)
    worker.ring(latest().timer)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('fires on the page’s timer when the Worker is late', () => {
    const act = jest.fn()
    after(300, act)
    jest.advanceTimersByTime(300)
    expect(act).toHaveBeenCalledTimes(1)

    worker.ring(latest().timer)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('fires on the page’s timer in a browser without Workers', () => {
    Reflect.deleteProperty(window, 'Worker')
    const act = jest.fn()
    after(300, act)
    jest.advanceTimersByTime(300)

    expect(act).toHaveBeenCalledTimes(1)
  })

  it('does not fire after it is undone', () => {
    const act = jest.fn()
    after(300, act)()
    worker.ring(latest().timer)
    jest.advanceTimersByTime(1_000)

    expect(act).not.toHaveBeenCalled()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('fires repeatedly until it is undone', () => {
    const act = jest.fn()
    const undo = every(300, act)
    worker.ring(latest().timer)
    worker.ring(latest().timer)
    expect(act).toHaveBeenCalledTimes(2)

    undo()
    jest.advanceTimersByTime(1_000)
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('stays undone when it is undone while it fires', () => {
    const act = jest.fn(() => undo())
    const undo = every(300, act)
    jest.advanceTimersByTime(1_000)

    expect(act).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('creates one Worker for all timers', () => {
    every(300, () => {})()
    after(300, () => {})()

    expect(startWorker.mock.calls.length).toBeLessThan(2)
  })
})
