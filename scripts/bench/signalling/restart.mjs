import { setTimeout as delay } from 'node:timers/promises'

import { attach, attachAll, person } from './client.mjs'
import { median, ratio, row } from './figures.mjs'
import { startServer } from './server.mjs'

const clients = 5_000
/** They do not all reconnect at the same moment. */
const spreadMs = 300
const againMs = () => 200 + Math.random() * 200

async function back(port, one) {
  await delay(Math.random() * spreadMs)
  for (;;) {
    const client = await attach(port, one).catch(() => null)
    if (client) return client
    await delay(againMs())
  }
}

// From the moment a server listens again until all its clients are back. They
// wait for that moment: connections refused during the start load the machine,
// not the server.
async function once(kind, port) {
  const server = await startServer(kind, port)
  const people = Array.from({ length: clients }, person)
  await attachAll(port, people)
  await server.kill()
  const again = await startServer(kind, port)
  const startMs = performance.now()
  await Promise.all(people.map((one) => back(port, one)))
  const tookMs = performance.now() - startMs
  await again.kill()
  return tookMs
}

export async function restart(port) {
  const [ours, theirs] = [[], []]
  for (let round = 0; round < Number(process.env.ROUNDS ?? 5); round++) {
    ours.push(await once('kinscreen', port))
    theirs.push(await once('bare PeerServer', port))
  }
  const of = ratio(median(ours), median(theirs))
  return row(
    `${clients} clients after a restart: all are back`,
    `${median(ours).toFixed(0)} ms`,
    `bare PeerServer ${median(theirs).toFixed(0)} ms: ${of} ×`,
    '≤ 1.25 ×',
    of <= 1.25
  )
}
