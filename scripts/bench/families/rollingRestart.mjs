import { setTimeout as delay } from 'node:timers/promises'

import { quantile, row } from '../signalling/figures.mjs'

import { Call } from './Call.mjs'
import { isReady, startInstallation } from './installation.mjs'
import { openPages } from './page.mjs'

const size = 2
const shares = Number(process.env.SHARES ?? 200)
const waiting = Number(process.env.WAITING ?? 500)
const patienceMs = 30_000
const longestAwayMs = 10_000

/** Restarts two instances one after the other, as in docs/operations.md. */
export async function rollingRestart(firstPort) {
  const installation = await startInstallation(size, firstPort)
  const { port, instances } = installation
  const pages = await openPages(port, shares * 2 + waiting)
  const running = []
  for (let share = 0; share < shares; share++) {
    running.push(new Call(pages[share * 2], pages[share * 2 + 1]))
  }
  await Promise.all(running.map((call) => call.place()))
  for (let index = 0; index < size; index++) {
    await installation.replace(index, 'stop')
    while (!(await isReady(instances[index]))) await delay(50)
  }
  const restarted = running.map((call) => call.restart())
  const patient = pages.slice(shares * 2)
  // When their own calls have ended, the pages call the waiting pages.
  await Promise.race([Promise.all(restarted), delay(patienceMs)])
  running.forEach((call) => call.end())
  let resumed = 0
  restarted.forEach((each) => each.then(() => resumed++))
  let met = 0
  for (let from = 0; from < waiting; from += shares) {
    const batch = patient
      .slice(from, from + shares)
      .map((page, index) => new Call(pages[index], page))
    const setUp = Promise.all(
      batch.map((call) => call.place().then(() => met++))
    )
    await Promise.race([setUp, delay(patienceMs)])
    batch.forEach((call) => call.end())
  }
  const absences = pages.flatMap((page) => page.absencesMs)
  const longestMs = pages.every((page) => page.isAttached)
    ? quantile(absences, 1)
    : Infinity
  pages.forEach((page) => page.close())
  await installation.end()
  return row(
    `rolling restart of two instances: of ${shares} running shares resumed, of ${waiting} waiting pages called`,
    `${resumed}, ${met}`,
    `pages away for p50 ${(quantile(absences, 0.5) / 1_000).toFixed(1)} s, at most ${(longestMs / 1_000).toFixed(1)} s; no picture needs the server`,
    'all, none away for > 10 s',
    resumed === shares && met === waiting && longestMs <= longestAwayMs
  )
}
