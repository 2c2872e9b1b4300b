import { FakeClock } from 'src/browser/FakeClock'

import { TimerQueue } from './TimerQueue'

function queueAt(clock: FakeClock) {
  const due: string[] = []
  return { due, timers: new TimerQueue((name) => due.push(name), clock) }
}

describe('TimerQueue', () => {
  it('reports once that a timer is due', () => {
    const clock = new FakeClock()
    const { due, timers } = queueAt(clock)
    timers.start('call', 300, false)
    clock.advance(299)
    expect(due).toEqual([])

    clock.advance(1)
    clock.advance(1_000)

    expect(due).toEqual(['call'])
  })

  it('restarts a timer of the same name', () => {
    const clock = new FakeClock()
    const { due, timers } = queueAt(clock)
    timers.start('call', 300, false)
    clock.advance(200)
    timers.start('call', 300, false)
    clock.advance(299)
    expect(due).toEqual([])

    clock.advance(1)

    expect(due).toEqual(['call'])
  })

  it('keeps timers of different names apart', () => {
    const clock = new FakeClock()
    const { due, timers } = queueAt(clock)
    timers.start('call', 300, false)
    timers.start('answer', 100, false)
    timers.stop('call')
    clock.advance(300)

    expect(due).toEqual(['answer'])
  })

  it('leaves nothing behind when all timers are stopped', () => {
    const clock = new FakeClock()
    const { due, timers } = queueAt(clock)
    timers.start('call', 300, false)
    timers.start('answer', 100, false)
    timers.stop('call')
    timers.stop('answer')
    expect(clock.timerCount).toBe(0)

    clock.advance(300)

    expect(due).toEqual([])
  })

  it('can restart the timer that is just due', () => {
    const clock = new FakeClock()
    const timers = new TimerQueue<'call'>(
      (name) => timers.start(name, 300, false),
      clock
    )
    timers.start('call', 300, false)
    clock.advance(300)

    expect(clock.timerCount).toBe(1)
  })

  it('PS3 adds jitter to the second half of a delay', () => {
    const clock = new FakeClock(0.5)
    const { due, timers } = queueAt(clock)
    timers.start('reconnect', 1_000, true)
    clock.advance(749)
    expect(due).toEqual([])

    clock.advance(1)

    expect(due).toEqual(['reconnect'])
  })

  it('runs on the timers of the browser', () => {
    jest.useFakeTimers()
    const onDue = jest.fn()
    const timers = new TimerQueue(onDue)
    timers.start('call', 300, true)
    timers.start('answer', 300, false)
    timers.stop('answer')
    jest.advanceTimersByTime(300)
    jest.useRealTimers()

    expect(onDue.mock.calls).toEqual([['call']])
  })
})
