import { addressLimits } from 'src/lib/limits/addressLimits'

import { WaitingFrames } from './WaitingFrames'

const kib = 1024
const frameLength = 32 * kib - 512

describe('WaitingFrames', () => {
  let nowMs = 0
  const create = (factor = 1) =>
    new WaitingFrames(addressLimits(factor), () => nowMs)

  const fill = (
    waiting: WaitingFrames,
    dstOf: (frame: number) => string,
    blockOf: (frame: number) => string
  ) => {
    for (let frame = 0; ; frame++) {
      const answer = waiting.add(dstOf(frame), frameLength, blockOf(frame))
      if (answer !== 'kept') {
        return [frame * 32, answer]
      }
    }
  }

  const everybody = (frame: number) => `192.0.2.${frame}`
  const manyReceivers = (frame: number) => `receiver${frame}`

  it('queues a quarter of a MiB for one receiver, and no more', () => {
    const waiting = create()
    expect(fill(waiting, () => 'a', everybody)).toEqual([256, 'receiver-full'])
    expect(waiting.add('b', frameLength, '192.0.2.1')).toBe('kept')
  })

  it('gives one address a quarter of one receiver’s queue', () => {
    const waiting = create()
    const one = () => '192.0.2.1'
    expect(fill(waiting, () => 'a', one)).toEqual([64, 'receiver-full'])
    expect(waiting.add('a', frameLength, '192.0.2.2')).toBe('kept')
  })

  it('queues 16 MiB for all together, and no more', () => {
    const waiting = create()
    const blocks = (frame: number) => `192.0.2.${frame % 64}`
    expect(fill(waiting, manyReceivers, blocks)).toEqual([16 * kib, 'all-full'])
    expect(waiting.isFull()).toBe(true)
    waiting.delivered('receiver7')
    expect(waiting.add('one more', 1, '198.51.100.1')).toBe('kept')
    waiting.delivered('receiver8')
    waiting.delivered('receiver9')
    expect(waiting.isFull()).toBe(false)
  })

  it('gives one address a sixteenth of all, and an IPv6 /48 a quarter', () => {
    const waiting = create()
    const ofSite = (frame: number) => `2001:db8:1:${frame % 8}`
    const one = () => '192.0.2.1'
    expect(fill(waiting, manyReceivers, one)).toEqual([kib, 'block-full'])
    expect(fill(waiting, (n) => `v6x${n}`, ofSite)).toEqual([
      4 * kib,
      'block-full',
    ])
    expect(waiting.add('one more', frameLength, '192.0.2.2')).toBe('kept')
  })

  it('multiplies the share of an address as the operator sets it', () => {
    const waiting = create(8)
    const one = () => '192.0.2.1'
    expect(fill(waiting, manyReceivers, one)).toEqual([8 * kib, 'block-full'])
    expect(fill(create(8), () => 'a', one)).toEqual([256, 'receiver-full'])
  })

  it('counts short frames by the memory that they take', () => {
    const waiting = create()
    let count = 0
    while (waiting.add('a', 1, '192.0.2.1') === 'kept') {
      count++
    }
    expect(count).toBeLessThan(512)
  })

  it('has room again 7 s after the first frame, when PeerServer has emptied the queue', () => {
    const waiting = create()
    const add = () => waiting.add('a', frameLength, '192.0.2.1')
    while (add() === 'kept');
    nowMs += 6_999
    expect(add()).toBe('receiver-full')
    nowMs += 1
    expect(add()).toBe('kept')
  })

  it('counts each frame for 7 s, whenever the frames before it were queued', () => {
    const waiting = create()
    const add = () => waiting.add('a', frameLength, '192.0.2.1')
    add()
    nowMs += 6_000
    add()
    nowMs += 6_999
    expect(waiting.has('a')).toBe(true)
    expect(waiting.receivers()).toEqual(['a'])
    nowMs += 1
    expect(waiting.has('a')).toBe(false)
  })

  it('stays within the limit when the clock jumps back', () => {
    nowMs = 10_000_000
    const waiting = create()
    const add = () => waiting.add('a', frameLength, '192.0.2.1')
    while (add() === 'kept');
    nowMs -= 3_600_000
    expect(add()).toBe('receiver-full')
  })
})
