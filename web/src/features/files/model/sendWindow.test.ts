import { chunkBytes } from 'src/features/wire/model/dataChannel'

import { afterReceipt, firstWindow, mostChunksOnTheWay } from './sendWindow'

interface Link {
  mbit: number
  roundTripMs: number
  /** how late a busy page handles receipts, at most */
  busyMs?: number
}

/** Pseudo-random numbers from 0 to 1, the same in each run. */
function numbers() {
  let state = 1
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

/**
 * Simulates a transfer over a link with an unlimited queue.
 *
 * @returns `share`: fraction of the link's capacity that the file used;
 * `queueMs`: how long other messages wait in the queue
 */
function simulate({ mbit, roundTripMs, busyMs = 0 }: Link, seconds = 20) {
  const chunkMs = (chunkBytes * 8) / (mbit * 1_000)
  const random = numbers()
  let window = firstWindow
  let freeAtMs = 0
  let arrived = 0
  let idleAtMs = 0
  const queues: number[] = []
  const onTheWay: { sentAtMs: number; atMs: number }[] = []
  const send = (nowMs: number) => {
    queues.push(Math.max(0, freeAtMs - nowMs))
    freeAtMs = Math.max(freeAtMs, nowMs) + chunkMs
    onTheWay.push({ sentAtMs: nowMs, atMs: freeAtMs + roundTripMs })
  }
  send(0)
  send(0)
  for (let receipt; (receipt = onTheWay.shift()); ) {
    const { sentAtMs, atMs } = receipt
    if (atMs > idleAtMs && random() < 0.2) idleAtMs = atMs + busyMs * random()
    const endedAtMs = Math.max(atMs, idleAtMs)
    if (endedAtMs > seconds * 1_000) break
    arrived++
    window = afterReceipt(window, { ms: endedAtMs - sentAtMs, endedAtMs })
    while (onTheWay.length < Math.floor(window.chunks)) send(endedAtMs)
  }
  const last = queues.slice(Math.floor(queues.length / 2))
  const sorted = [...last].sort((one, other) => one - other)
  return {
    share: (arrived * chunkMs) / (seconds * 1_000),
    queueMs: sorted[Math.floor(sorted.length * 0.9)] ?? 0,
    chunkMs,
  }
}

describe('sendWindow', () => {
  it.each<Link>([
    { mbit: 20, roundTripMs: 40 },
    { mbit: 100, roundTripMs: 20 },
    { mbit: 50, roundTripMs: 100 },
    { mbit: 5, roundTripMs: 60 },
  ])('fills a link of %j without filling its queue', (link) => {
    const { share, queueMs, chunkMs } = simulate(link)
    expect(share).toBeGreaterThan(0.8)
    expect(queueMs).toBeLessThan(45 + chunkMs)
  })

  it('does not mistake a busy page for a queue', () => {
    const link = { mbit: 20, roundTripMs: 40, busyMs: 100 }
    expect(simulate(link).share).toBeGreaterThan(0.5)
  })

  it('keeps two chunks in flight if one alone exceeds the queue target', () => {
    const { share, queueMs, chunkMs } = simulate({ mbit: 1, roundTripMs: 60 })
    expect(share).toBeGreaterThan(0.5)
    expect(queueMs).toBeLessThan(2 * chunkMs)
  })

  it('adapts to a longer path, and keeps using it', () => {
    let window = firstWindow
    let endedAtMs = 0
    const receive = (ms: number, count: number) => {
      for (; count > 0; count--) {
        endedAtMs += ms
        window = afterReceipt(window, { ms, endedAtMs })
      }
    }
    receive(5, 50)
    receive(60, 500)
    expect(window.shortestMs).toBe(60)
    expect(window.chunks).toBeGreaterThan(4)
  })

  it('stays within its limits for any receipts', () => {
    for (const ms of [0, 1, 1e9]) {
      let window = firstWindow
      const seen = Array.from({ length: 2_000 }, (_, at) => {
        window = afterReceipt(window, { ms, endedAtMs: at * ms })
        return window.chunks
      })
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(1)
      expect(Math.max(...seen)).toBeLessThanOrEqual(mostChunksOnTheWay)
    }
  })
})
