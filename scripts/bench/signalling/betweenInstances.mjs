import { setTimeout as delay } from 'node:timers/promises'

import { attach, latencyOf, offer } from './client.mjs'
import { median } from './figures.mjs'
import { startServer } from './server.mjs'

const pairs = 30
const roundMs = 4_000
// A socket may send 30 frames a second.
const everyMs = 50

export const perSecond = (pairs * 1_000) / everyMs

const people = (port) =>
  Promise.all(Array.from({ length: pairs }, () => attach(port)))

// All pairs in turn, evenly spaced, so that queueing is not measured.
async function latency(from, to) {
  const times = []
  const listeners = to.map(({ socket }) => {
    const note = (data) => times.push(latencyOf(data))
    socket.on('message', note)
    return () => socket.off('message', note)
  })
  const start = performance.now()
  for (let n = 0; n < (roundMs / everyMs) * pairs; n++) {
    from[n % pairs].socket.send(offer(to[n % pairs].id))
    const due = start + ((n + 1) * everyMs) / pairs
    await delay(Math.max(0, due - performance.now()))
  }
  await delay(100)
  listeners.forEach((stop) => stop())
  return median(times)
}

// Two instances of one kind, with clients on both.
export async function startPair(kind, port, settings) {
  const one = await startServer(kind, port, settings)
  const other = await startServer(kind, port + 1, settings)
  const [from, near, far] = [
    await people(port),
    await people(port),
    await people(port + 1),
  ]
  const [same, across] = [[], []]
  return {
    round: async () => {
      same.push(await latency(from, near))
      across.push(await latency(from, far))
    },
    forget: () => (same.length = across.length = 0),
    result: () => ({ same: median(same), across: median(across) }),
    end: () => Promise.all([one.kill(), other.kill()]),
  }
}
