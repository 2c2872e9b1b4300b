import { setTimeout as delay } from 'node:timers/promises'

import { attachAll, heartbeat, person } from './client.mjs'
import { row } from './figures.mjs'
import { startServer } from './server.mjs'

const clients = Number(process.env.IDLE_CLIENTS ?? 10_000)
const warm = 500
const watchedMs = Number(process.env.IDLE_MS ?? 60_000)
const heartbeatMs = 5_000

// Measures the cost of a client that only sends heartbeats, after a minute in
// which the memory of the handshakes has been freed.
export async function idle(port) {
  const server = await startServer('kinscreen', port)
  const people = await attachAll(port, Array.from({ length: warm }, person))
  await delay(2_000)
  const before = server.rssKib()
  people.push(
    ...(await attachAll(port, Array.from({ length: clients - warm }, person)))
  )
  let dropped = 0
  people.forEach(({ socket }) => socket.on('close', () => dropped++))
  const timers = people.map(({ socket }, index) =>
    setTimeout(
      () => {
        socket.send(heartbeat)
        timers.push(setInterval(() => socket.send(heartbeat), heartbeatMs))
      },
      (index / people.length) * heartbeatMs
    )
  )
  await delay(watchedMs)
  const kibEach = (server.rssKib() - before) / (clients - warm)
  const lost = dropped
  timers.forEach(clearTimeout)
  await server.kill()
  return row(
    `${clients} idle clients: RSS of the server for each, and how many were dropped`,
    `${kibEach.toFixed(1)} KiB, ${lost}`,
    '–',
    '≤ 10 KiB, 0',
    kibEach <= 10 && lost === 0
  )
}
