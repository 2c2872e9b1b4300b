import { setTimeout as delay } from 'node:timers/promises'

import { Call } from '../families/Call.mjs'
import { openPages } from '../families/page.mjs'

import { quantile, row } from './figures.mjs'
import { startServer } from './server.mjs'

const pages = Number(process.env.CALL_PAGES ?? 2_000)
const perMinute = Number(process.env.CALLS ?? 2_000)
const minuteMs = 60_000
/** Time in which offers that are still in transit may arrive. */
const graceMs = 2_000
/** An offer, an answer, and three candidates of each side. */
const messagesOfCall = 8

// Measures a minute of calls, after a minute with heartbeats only.
export async function calls(port) {
  const server = await startServer('kinscreen', port)
  const open = await openPages(port, pages)
  const quietMs = await cpuOf(server, () => delay(minuteMs))
  const heard = { messages: 0, offersMs: [] }
  const busyMs = await cpuOf(server, () => callFor(open, heard))
  await delay(graceMs)
  open.forEach((page) => page.close())
  await server.kill()
  const lost = perMinute * messagesOfCall - heard.messages
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(heard.offersMs, share))
  return [
    row(
      `${perMinute} calls in a minute between ${pages} pages on one instance: CPU of the server, messages lost`,
      `${(busyMs / 1_000).toFixed(1)} s, ${lost}`,
      `the same pages without calls ${(quietMs / 1_000).toFixed(1)} s`,
      '≤ 6 s, 0',
      busyMs <= 6_000 && lost === 0
    ),
    row(
      '… an offer of 3 KB is relayed: p50, p99',
      `${p50.toFixed(1)} ms, ${p99.toFixed(1)} ms`,
      '–',
      '≤ 5 ms, ≤ 50 ms',
      p50 <= 5 && p99 <= 50
    ),
  ]
}

async function cpuOf(server, work) {
  const before = server.cpuMs()
  await work()
  return server.cpuMs() - before
}

/**
 * Spreads the calls over a minute. A pair calls again after all other pairs.
 */
async function callFor(open, heard) {
  const running = new Map()
  const start = performance.now()
  for (let n = 0; n < perMinute; n++) {
    const first = (n % (open.length / 2)) * 2
    running.get(first)?.end()
    running.set(first, place(open[first], open[first + 1], heard))
    const due = start + ((n + 1) * minuteMs) / perMinute
    await delay(Math.max(0, due - performance.now()))
  }
}

function place(caller, callee, heard) {
  const call = new Call(caller, callee)
  for (const page of [caller, callee]) {
    const hear = page.heard
    page.heard = (message) => {
      heard.messages++
      if (message.type === 'OFFER') {
        const { sentAtMs } = message.payload.metadata
        heard.offersMs.push(performance.now() - sentAtMs)
      }
      hear(message)
    }
  }
  call.place()
  return call
}
