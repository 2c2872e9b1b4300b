import { cpuByKind } from '../cpuSeconds.mjs'
import { size as tabSize } from '../people.mjs'
import { quantile } from '../statistics.mjs'

import {
  comparePictures,
  countFrames,
  countShown,
  installStamp,
  keepPictures,
} from './inPage.mjs'
import { screens } from './sources.mjs'

const settleMs = 5_000
const restMs = 20_000
const movingMs = 8_000
const changes = 8
const momentsMs = [500, 1_000, 2_000, 3_000]

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export async function open(screen, html) {
  await screen.setContent(html)
  await screen.evaluate(installStamp)
  await screen.evaluate(() => window.stamp_())
}

/**
 * The CPU time and traffic of both browsers during `act`, per minute or second.
 */
async function spent({ sharer, viewer }, act) {
  const read = async () => ({
    sharer: cpuByKind(sharer.pid),
    viewer: cpuByKind(viewer.pid),
    frames: {
      ...(await sharer.page.evaluate(countFrames)),
      shown: await viewer.page.evaluate(countShown),
    },
    atMs: performance.now(),
  })
  const before = await read()
  await act()
  const after = await read()
  const seconds = (after.atMs - before.atMs) / 1_000
  const used = {}
  for (const side of ['sharer', 'viewer']) {
    for (const [kind, cpu] of Object.entries(after[side])) {
      const more = cpu - (before[side][kind] ?? 0)
      used[`${side} ${kind}`] = (more * 60) / seconds
    }
  }
  const cpu = Object.values(used).reduce((sum, part) => sum + part, 0)
  const rate = (name) => (after.frames[name] - before.frames[name]) / seconds
  return {
    cpu,
    used,
    captured: rate('captured'),
    encoded: rate('encoded'),
    sent: rate('sent'),
    shown: rate('shown'),
    kbit: (rate('bytes') * 8) / 1_000,
  }
}

export async function still({ sharer, viewer }) {
  const { cpu, used, captured, encoded } = await spent({ sharer, viewer }, () =>
    sleep(restMs)
  )
  return {
    'still cpu': cpu,
    'still captured': captured,
    'still encoded': encoded,
    used,
  }
}

export async function changing({ viewer, screen }) {
  await open(screen, screens.still.html)
  await sleep(settleMs)
  await viewer.page.evaluate(() => {
    window.times_ = []
    window.isReading_ = true
  })
  const paintedMs = []
  for (let change = 0; change < changes; change++) {
    // The delay grows, so that each change falls on another moment between two
    // screen refreshes.
    await sleep(3_000 + (change * 1_000) / changes)
    paintedMs.push(await screen.evaluate(() => window.stamp_()))
  }
  await sleep(2_000)
  const times = await viewer.page.evaluate(() => {
    window.isReading_ = false
    return window.times_
  })
  const delays = paintedMs.map((paintedAtMs) => {
    const seen = times.find((time) => time.paintedAtMs === paintedAtMs)
    return seen ? seen.seenAtMs - paintedAtMs : Infinity
  })
  return {
    'changing p50': quantile(delays, 0.5),
    'changing p95': quantile(delays, 0.95),
  }
}

/**
 * Starts the changes of a screen.
 * @returns the time of the start in Unix milliseconds
 */
export const start = (name, screen) =>
  screen.evaluate(
    `window.end_ = (${screens[name].start})(window.stamp_), Date.now()`
  )

/** Measures latency, and then CPU time without reading the video. */
export async function moving(name, { sharer, viewer, screen }) {
  await open(screen, screens[name].html)
  await sleep(settleMs)
  await viewer.page.evaluate(() => {
    window.times_ = []
    window.isReading_ = true
  })
  const startedAtMs = await start(name, screen)
  await sleep(2_000)
  const sinceMs = Date.now()
  await sleep(movingMs)
  const untilMs = Date.now()
  await viewer.page.evaluate(() => (window.isReading_ = false))
  const times = await viewer.page.evaluate(() => window.times_)
  const seen = times.filter(
    ({ seenAtMs }) => seenAtMs >= sinceMs && seenAtMs < untilMs
  )
  const delays = seen.map(({ seenAtMs, paintedAtMs }) => seenAtMs - paintedAtMs)
  const cost = await spent({ sharer, viewer }, () => sleep(movingMs))
  const endedAtMs = await screen.evaluate(() => {
    window.end_()
    return Date.now()
  })
  const figures = {
    [`${name} p50`]: quantile(delays, 0.5),
    [`${name} p95`]: quantile(delays, 0.95),
    [`${name} gap`]: longestGap(times, startedAtMs),
    [`${name} frames`]: cost.shown,
    [`${name} cpu`]: cost.cpu,
    [`${name} captured`]: cost.captured,
    [`${name} encoded`]: cost.encoded,
    [`${name} kbit`]: cost.kbit,
    used: cost.used,
  }
  if (name !== 'scrolling') return figures
  return {
    ...figures,
    ...(await sharpness(name, { viewer, screen }, endedAtMs)),
  }
}

/** The longest time in which the viewer saw no new content. */
function longestGap(times, startedAtMs) {
  const moved = times.filter(({ paintedAtMs }) => paintedAtMs >= startedAtMs)
  const gaps = moved
    .slice(1)
    .map(({ seenAtMs }, index) => seenAtMs - moved[index].seenAtMs)
  return quantile(gaps, 1)
}

/**
 * PSNR-Y of the viewer's picture at each of the moments.
 *
 * @param sinceMs when the moments are counted from, in Unix milliseconds
 */
export async function sharpness(
  name,
  { viewer, screen },
  sinceMs,
  { moments = momentsMs, size = tabSize } = {}
) {
  await viewer.page.evaluate(keepPictures, {
    sinceMs,
    momentsMs: moments,
    size,
  })
  const truth = (await screen.screenshot()).toString('base64')
  const psnr = await viewer.page.evaluate(comparePictures, { truth, size })
  return Object.fromEntries(
    moments.map((momentMs, index) => [`${name} psnr ${momentMs}`, psnr[index]])
  )
}

export async function turning({ viewer, screen }) {
  await open(screen, screens.turning.html)
  await sleep(settleMs)
  // Replaces the content of the document, because the browser would restart the
  // capture for a new document.
  const sinceMs = await screen.evaluate((html) => {
    const next = new DOMParser().parseFromString(html, 'text/html')
    document.querySelector('main').replaceWith(next.querySelector('main'))
    return window.stamp_()
  }, screens.turning.turned)
  return sharpness('turning', { viewer, screen }, sinceMs)
}
