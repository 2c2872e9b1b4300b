import { WaitingFrames } from './WaitingFrames'

const kib = 1024
const frameLength = 64 * kib - 512

describe('WaitingFrames', () => {
  let nowMs = 0
  const create = () => new WaitingFrames(() => nowMs)

  it('keeps a quarter of a MiB for one receiver, and not more', () => {
    const waiting = create()
    const kept = Array.from({ length: 5 }, () => waiting.add('a', frameLength))
    expect(kept).toEqual(['kept', 'kept', 'kept', 'kept', 'receiver-full'])
    expect(waiting.add('b', frameLength)).toBe('kept')
  })

  it('keeps 16 MiB for all together, and not more', () => {
    const waiting = create()
    for (let number = 0; number < 256; number++) {
      expect(waiting.add(`receiver${number}`, frameLength)).toBe('kept')
    }
    expect(waiting.add('one more', 1)).toBe('all-full')
    waiting.delivered('receiver7')
    expect(waiting.add('one more', 1)).toBe('kept')
  })

  it('counts short frames for what they take in memory', () => {
    const waiting = create()
    let count = 0
    while (waiting.add('a', 1) === 'kept') {
      count++
    }
    expect(count).toBeLessThan(512)
  })

  it('has room again 7 s after the first frame, when PeerServer has none left', () => {
    const waiting = create()
    while (waiting.add('a', frameLength) === 'kept');
    nowMs += 6_999
    expect(waiting.add('a', frameLength)).toBe('receiver-full')
    nowMs += 1
    expect(waiting.add('a', frameLength)).toBe('kept')
  })

  it('stays within the limit when the clock jumps back', () => {
    nowMs = 10_000_000
    const waiting = create()
    while (waiting.add('a', frameLength) === 'kept');
    nowMs -= 3_600_000
    expect(waiting.add('a', frameLength)).toBe('receiver-full')
  })
})
