import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'

import { attach, latencyOf, offer } from './client.mjs'
import { median, ratio, row } from './figures.mjs'
import { startServer } from './server.mjs'

const pairs = 30
const rounds = Number(process.env.ROUNDS ?? 5)
const roundMs = 4_000
// A socket may send 30 frames a second.
const everyMs = 50

const people = (port) =>
  Promise.all(Array.from({ length: pairs }, () => attach(port)))

// All pairs in turn, evenly spread, so that no queue is measured.
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

// Two instances of one kind that share a Redis.
async function measure(kind, port, settings) {
  const one = await startServer(kind, port, settings)
  const other = await startServer(kind, port + 1, settings)
  const [from, near, far] = [
    await people(port),
    await people(port),
    await people(port + 1),
  ]
  await latency(from, near)
  await latency(from, far)
  const [same, across] = [[], []]
  for (let round = 0; round < rounds; round++) {
    same.push(await latency(from, near))
    across.push(await latency(from, far))
  }
  await one.kill()
  await other.kill()
  return { same: median(same), across: median(across) }
}

// A relay from one instance to another through Redis, beside one within an instance, and beside
// what the same way costs who guards nothing and asks nobody where the receiver is.
export async function instances(port) {
  const redisPort = port + 2
  const redis = spawn(
    'redis-server',
    ['--port', String(redisPort), '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' }
  )
  const settings = {
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    FIRST_PORT: String(port),
  }
  const ours = await measure('kinscreen', port, settings)
  const bare = await measure('relay through Redis', port, settings)
  redis.kill()
  const of = ratio(ours.across, ours.same)
  return row(
    `relay of an offer across two instances, p50, ${(pairs * 1_000) / everyMs} a second (n = ${rounds})`,
    `${ours.across.toFixed(2)} ms`,
    `the same instance ${ours.same.toFixed(2)} ms: ${of} ×; a bare relay through Redis ${bare.across.toFixed(2)} ms beside ${bare.same.toFixed(2)} ms: ${ratio(bare.across, bare.same)} ×`,
    '≤ 1.6 ×',
    of <= 1.6
  )
}
