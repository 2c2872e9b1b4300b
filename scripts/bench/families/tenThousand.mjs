import { setTimeout as delay } from 'node:timers/promises'

import { quantile, row } from '../signalling/figures.mjs'

import { Call } from './Call.mjs'
import { startInstallation } from './installation.mjs'
import { openPages } from './page.mjs'

const size = 4
const families = Number(process.env.FAMILIES ?? 10_000)
const minutes = Number(process.env.MINUTES ?? 10)
const callsPerMinute = 200
const minuteMs = 60_000
const awayMs = 5_000
const promotedAfterMs = 3_000
const runningMs = 60_000
const sampleMs = 15_000

const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`
const mib = (kib) => `${Math.round(kib / 1_024)} MiB`

async function talk([caller, callee], log) {
  const call = new Call(caller, callee)
  const beganMs = performance.now()
  log.begun++
  await call.place()
  log.setUpMs.push(performance.now() - beganMs)
  log.again += call.attempts - 1
  await delay(runningMs)
  await call.restart()
  call.end()
  log.ended++
}

/**
 * Kills an instance every minute, and lets Redis fail over halfway. The last
 * instance is never killed, so that a memory leak would show.
 */
async function disturb({ redis, replace }, log) {
  for (let minute = 0; minute < minutes; minute++) {
    await delay(minuteMs / 2)
    if (minute === Math.floor(minutes / 2)) {
      await redis.failOver(promotedAfterMs)
    }
    await replace(minute % (size - 1), 'kill', awayMs)
    log.kills++
    await delay(minuteMs / 2 - awayMs)
  }
}

/** Samples the memory of the instance that is never killed. */
async function watchMemory({ instances }, log, isOver) {
  const oldest = instances.at(-1)
  while (!isOver()) {
    log.rss.push({ atMs: performance.now(), kib: oldest.rssKib() })
    await delay(sampleMs)
  }
}

/** @returns the maximum in the first and in the last third of the run */
function memory(rss) {
  const [first, last] = [rss[0].atMs, rss.at(-1).atMs]
  const most = (from, to) =>
    Math.max(
      ...rss
        .filter(({ atMs }) => {
          const share = (atMs - first) / (last - first)
          return share >= from && share <= to
        })
        .map(({ kib }) => kib)
    )
  return [most(0, 1 / 3), most(2 / 3, 1)]
}

/**
 * Simulates two open pages for each family and 200 calls a minute, while
 * instances are killed.
 */
export async function tenThousand(firstPort) {
  const installation = await startInstallation(size, firstPort)
  const pages = await openPages(installation.port, families * 2)
  const log = { begun: 0, ended: 0, again: 0, kills: 0, setUpMs: [], rss: [] }
  const calls = []
  let isOver = false
  const watching = watchMemory(installation, log, () => isOver)
  const disturbing = disturb(installation, log).then(() => (isOver = true))
  for (let next = 0; !isOver; next = (next + 2) % pages.length) {
    calls.push(talk(pages.slice(next, next + 2), log))
    await delay(minuteMs / callsPerMinute)
  }
  await Promise.all([disturbing, watching])
  const allEnded = Promise.all(calls).then(() => true)
  const isComplete = await Promise.race([
    allEnded,
    delay(2 * runningMs).then(() => false),
  ])
  const absences = pages.flatMap((page) => page.absencesMs)
  const away = pages.filter((page) => !page.isAttached).length
  const lost = log.begun - log.ended
  const [early, late] = memory(log.rss)
  pages.forEach((page) => page.close())
  await installation.end()
  const about = `${families.toLocaleString('en')} families, ${size} instances, ${minutes} minutes`
  return [
    row(
      `${about}: calls begun, and lost in the end`,
      `${log.begun}, ${lost}`,
      `${log.kills} instances killed, Redis failed over once; ${log.again} offers sent again`,
      '0 lost',
      isComplete && lost === 0
    ),
    row(
      '… a page is back after its instance was killed: p50, p99, longest',
      [0.5, 0.99, 1]
        .map((share) => seconds(quantile(absences, share)))
        .join(', '),
      `${absences.length} times; ${away} away at the end`,
      'p99 ≤ 10 s',
      quantile(absences, 0.99) <= 10_000 && away === 0
    ),
    row(
      '… a call is set up: p50, p99',
      [0.5, 0.99]
        .map((share) => `${quantile(log.setUpMs, share).toFixed(0)} ms`)
        .join(', '),
      '–',
      '–',
      true
    ),
    row(
      '… the instance that is never killed, at most, in the first third and in the last',
      `${mib(early)}, ${mib(late)}`,
      '–',
      'grows ≤ 10 %',
      late <= early * 1.1
    ),
  ]
}
