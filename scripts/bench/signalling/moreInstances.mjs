import { setTimeout as delay } from 'node:timers/promises'

import { attach, offer } from './client.mjs'
import { median, ratio, row } from './figures.mjs'
import { startRedis } from './redis.mjs'
import { startServer } from './server.mjs'

const rounds = Number(process.env.ROUNDS ?? 5)
const pairsPerInstance = 10
const roundMs = 4_000
// A socket may send 30 frames a second.
const everyMs = 50
const offers = pairsPerInstance * (roundMs / everyMs)

// The total cost of an offer to the next instance, with two and with four
// instances under the same load each. It must not grow with the number of
// instances.
export async function moreInstances(port) {
  const redis = await startRedis(port)
  const two = await startRing(port + 1, 2, redis.settings)
  const four = await startRing(port + 3, 4, redis.settings)
  for (const ring of [two, four]) await ring.round()
  const costs = { two: [], four: [] }
  for (let round = 0; round < rounds; round++) {
    costs.two.push(await two.round())
    costs.four.push(await four.round())
  }
  await Promise.all([two, four].map(({ end }) => end()))
  await redis.end()
  const [ofTwo, ofFour] = [median(costs.two), median(costs.four)]
  const of = ratio(ofFour, ofTwo)
  return row(
    `CPU of all instances for 1,000 offers across them, four instances (n = ${rounds})`,
    `${ofFour.toFixed(0)} ms`,
    `two instances ${ofTwo.toFixed(0)} ms: ${of} ×`,
    '≤ 1.25 ×',
    of <= 1.25
  )
}

// Each client calls one on the next instance.
async function startRing(firstPort, size, settings) {
  const ports = Array.from({ length: size }, (_, index) => firstPort + index)
  const servers = await Promise.all(
    ports.map((port) => startServer('kinscreen', port, settings))
  )
  const people = await Promise.all(ports.map(attachAll))
  const callers = people.flatMap((here, index) =>
    here.map(({ socket }, n) => ({
      socket,
      dst: people[(index + 1) % size][n].id,
    }))
  )
  const cpu = () => servers.reduce((sum, { cpuMs }) => sum + cpuMs(), 0)
  return {
    round: async () => {
      const before = cpu()
      await call(callers)
      return ((cpu() - before) * 1_000) / (offers * size)
    },
    end: () => Promise.all(servers.map(({ kill }) => kill())),
  }
}

const attachAll = (port) =>
  Promise.all(Array.from({ length: pairsPerInstance }, () => attach(port)))

async function call(callers) {
  const start = performance.now()
  for (let n = 0; n < (roundMs / everyMs) * callers.length; n++) {
    const { socket, dst } = callers[n % callers.length]
    socket.send(offer(dst))
    const due = start + ((n + 1) * everyMs) / callers.length
    await delay(Math.max(0, due - performance.now()))
  }
  await delay(300)
}
