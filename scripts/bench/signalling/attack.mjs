import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { attach, latencyOf, offer } from './client.mjs'
import { quantile, ratio, row } from './figures.mjs'
import { startServer } from './server.mjs'

const sockets = 200
const perSecond = 50_000
// A socket may send 30 frames a second.
const everyMs = 35
const watchedMs = Number(process.env.ATTACK_MS ?? 15_000)

async function latencies(from, to) {
  const times = []
  const endMs = performance.now() + watchedMs
  while (performance.now() < endMs) {
    const arrival = once(to.socket, 'message')
    from.socket.send(offer(to.id))
    times.push(latencyOf((await arrival)[0]))
    await delay(everyMs)
  }
  return quantile(times, 0.99)
}

// How an attack affects two people in a call.
export async function attack(port) {
  const server = await startServer('kinscreen', port)
  const [a, b] = [await attach(port), await attach(port)]
  const quiet = await latencies(a, b)
  const before = server.rssKib()
  // It stands for other machines, so it gets a lower priority on this one.
  const attackers = spawn(
    'nice',
    [
      '-n',
      '39',
      process.execPath,
      fileURLToPath(new URL('attackers.mjs', import.meta.url)),
      ...[port, sockets, perSecond].map(String),
    ],
    { stdio: 'ignore' }
  )
  await delay(1_000)
  const loud = await latencies(a, b)
  const grownMib = (server.rssKib() - before) / 1_024
  attackers.kill()
  await server.kill()
  const of = ratio(loud, quiet)
  return [
    row(
      `an attacker with ${sockets} sockets and ${perSecond} bad frames/s: p99 of the others`,
      `${loud.toFixed(1)} ms`,
      `quiet ${quiet.toFixed(1)} ms: ${of} ×`,
      '≤ 2 ×',
      of <= 2
    ),
    row(
      '… growth of RSS',
      `${grownMib.toFixed(0)} MiB`,
      '–',
      '≤ 32 MiB',
      grownMib <= 32
    ),
  ]
}
