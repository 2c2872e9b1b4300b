import { RecentCalls } from './RecentCalls'

describe('RecentCalls', () => {
  let nowMs = 0
  const calls = () => new RecentCalls(() => nowMs)

  it('counts a call once, however many messages set it up', () => {
    const recent = calls()
    recent.note('mc_a', true)
    recent.note('mc_a', true)
    recent.note('mc_b', true)
    expect(recent.count()).toBe(2)
  })

  it('counts a call only at the instance of its offer', () => {
    const recent = calls()
    recent.note('mc_a', false)
    expect(recent.count()).toBe(0)
    recent.note('mc_a', true)
    recent.note('mc_a', false)
    expect(recent.count()).toBe(1)
  })

  it('forgets a call 10 s after its last message', () => {
    const recent = calls()
    recent.note('mc_a', true)
    nowMs += 9_000
    recent.note('mc_b', true)
    recent.note('mc_a', true)
    nowMs += 9_999
    expect(recent.count()).toBe(2)
    nowMs += 1
    expect(recent.count()).toBe(0)
  })

  it('remembers a limited number of calls', () => {
    const recent = calls()
    for (let number = 0; number < 10_100; number++) {
      recent.note(`mc_${number}`, true)
    }
    expect(recent.count()).toBe(10_000)
  })
})
