import { setTimeout as delay } from 'node:timers/promises'

import { attachAll, offer, person } from './client.mjs'
import { median, ratio, row } from './figures.mjs'
import { startServer } from './server.mjs'

const pairs = 100
const perSecond = 1_000
const seconds = Number(process.env.RELAY_SECONDS ?? 10)
const rounds = Number(process.env.ROUNDS ?? 5)

// Measures the server's CPU time for 1,000 offers of 3 KB, sent in one second.
async function once(kind, port) {
  const server = await startServer(kind, port)
  const people = await attachAll(
    port,
    Array.from({ length: pairs * 2 }, person)
  )
  let arrived = 0
  people.forEach(({ socket }) => socket.on('message', () => arrived++))
  await send(people, 2)
  const [before, arrivedBefore] = [server.cpuMs(), arrived]
  await send(people, seconds)
  await delay(200)
  const cpuMs = server.cpuMs() - before
  const share = (arrived - arrivedBefore) / (perSecond * seconds)
  await server.kill()
  if (share < 0.999) throw new Error(`${kind} relayed ${share} of all`)
  return cpuMs / seconds
}

async function send(people, forSeconds) {
  const everyMs = 20
  const each = (perSecond * everyMs) / 1_000
  const start = performance.now()
  for (let turn = 0; turn < (forSeconds * 1_000) / everyMs; turn++) {
    for (let n = 0; n < each; n++) {
      const from = (turn * each + n) % pairs
      people[from].socket.send(offer(people[from + pairs].id))
    }
    await delay(Math.max(0, start + (turn + 1) * everyMs - performance.now()))
  }
}

export async function relay(port) {
  const [ours, theirs] = [[], []]
  for (let round = 0; round < rounds; round++) {
    ours.push(await once('kinscreen', port))
    theirs.push(await once('ws JSON relay', port))
  }
  const of = ratio(median(ours), median(theirs))
  return row(
    `CPU of the server for 1,000 offers of 3 KB at 1,000/s (n = ${rounds})`,
    `${median(ours).toFixed(0)} ms`,
    `ws JSON relay ${median(theirs).toFixed(0)} ms: ${of} ×`,
    '≤ 1.25 ×',
    of <= 1.25
  )
}
