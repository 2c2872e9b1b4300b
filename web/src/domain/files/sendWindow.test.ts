import { chunkBytes } from './chunk'
import { afterReceipt, firstWindow, mostChunksOnTheWay } from './sendWindow'

interface Link {
  mbit: number
  roundTripMs: number
  /** what a busy page adds to a receipt, at most */
  jitterMs?: number
}

/**
 * A link with a queue that never overflows: chunks pass one after another.
 *
 * @returns the share of the link that the file got, and the queue in ms at the
 * end, as all other messages would find it
 */
function simulate({ mbit, roundTripMs, jitterMs = 0 }: Link, seconds = 20) {
  const chunkMs = (chunkBytes * 8) / (mbit * 1_000)
  let window = firstWindow
  let freeAtMs = 0
  let arrived = 0
  let random = 1
  const queues: number[] = []
  const receipts: { sentAtMs: number; atMs: number }[] = []
  const send = (nowMs: number) => {
    queues.push(Math.max(0, freeAtMs - nowMs))
    freeAtMs = Math.max(freeAtMs, nowMs) + chunkMs
    random = (random * 16_807) % 2_147_483_647
    const late = (jitterMs * random) / 2_147_483_647
    receipts.push({ sentAtMs: nowMs, atMs: freeAtMs + roundTripMs + late })
  }
  send(0)
  send(0)
  for (let receipt; (receipt = receipts.shift()); ) {
    const { sentAtMs, atMs } = receipt
    if (atMs > seconds * 1_000) break
    arrived++
    window = afterReceipt(window, atMs - sentAtMs)
    while (receipts.length < Math.floor(window.chunks)) send(atMs)
  }
  const last = queues.slice(Math.floor(queues.length / 2))
  const most = [...last].sort((one, other) => one - other)
  return {
    share: (arrived * chunkMs) / (seconds * 1_000),
    queueMs: most[Math.floor(most.length * 0.95)] ?? 0,
    chunkMs,
  }
}

describe('sendWindow', () => {
  it.each<Link>([
    { mbit: 20, roundTripMs: 40 },
    { mbit: 20, roundTripMs: 40, jitterMs: 15 },
    { mbit: 100, roundTripMs: 20 },
    { mbit: 50, roundTripMs: 100 },
    { mbit: 5, roundTripMs: 60 },
  ])('fills a link of %j, and not the queue before it', (link) => {
    const { share, queueMs, chunkMs } = simulate(link)
    expect(share).toBeGreaterThan(0.8)
    expect(queueMs).toBeLessThan(45 + chunkMs)
  })

  it('has but one chunk on its way where one fills the link for long', () => {
    const { share, queueMs, chunkMs } = simulate({ mbit: 1, roundTripMs: 60 })
    expect(share).toBeGreaterThan(0.5)
    expect(queueMs).toBeLessThan(chunkMs + 1)
  })

  it('learns a longer path, and does not starve on it', () => {
    let window = firstWindow
    for (let count = 0; count < 50; count++) window = afterReceipt(window, 5)
    for (let count = 0; count < 500; count++) window = afterReceipt(window, 90)
    expect(window.shortestMs).toBe(90)
    expect(window.chunks).toBeGreaterThan(4)
  })

  it('stays within bounds, whatever the receipts say', () => {
    for (const roundTripMs of [0, 1, 1e9]) {
      let window = firstWindow
      const seen = Array.from({ length: 2_000 }, () => {
        window = afterReceipt(window, roundTripMs)
        return window.chunks
      })
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(1)
      expect(Math.max(...seen)).toBeLessThanOrEqual(mostChunksOnTheWay)
    }
  })
})
