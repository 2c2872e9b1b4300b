import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

import { attach, latencyOf, offer } from './client.mjs'
import { median, ratio, row } from './figures.mjs'
import { startServer } from './server.mjs'

const messages = 120
// A socket may send 30 frames a second.
const everyMs = 35

// One message after the other, so that no queue is measured.
async function latency(from, to) {
  const times = []
  for (let n = 0; n < messages; n++) {
    const arrival = once(to.socket, 'message')
    from.socket.send(offer(to.id))
    times.push(latencyOf((await arrival)[0]))
    await delay(everyMs)
  }
  return median(times)
}

// A relay from one instance to another through Redis, beside one within an instance.
export async function instances(port) {
  const redisPort = port + 2
  const redis = spawn(
    'redis-server',
    ['--port', String(redisPort), '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' }
  )
  const settings = { REDIS_URL: `redis://127.0.0.1:${redisPort}` }
  const one = await startServer('kinscreen', port, settings)
  const other = await startServer('kinscreen', port + 1, settings)
  const [a, b, c] = [
    await attach(port),
    await attach(port),
    await attach(port + 1),
  ]
  await latency(a, b)
  await latency(a, c)
  const same = await latency(a, b)
  const across = await latency(a, c)
  await one.kill()
  await other.kill()
  redis.kill()
  const of = ratio(across, same)
  return row(
    'relay of an offer across two instances, p50',
    `${across.toFixed(2)} ms`,
    `the same instance ${same.toFixed(2)} ms: ${of} ×`,
    '≤ 1.6 ×',
    of <= 1.6
  )
}
