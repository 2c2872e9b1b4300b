// A page of 10 px text: latency and sharpness while somebody types, turns the
// page and scrolls.
import { compare, row } from './compare.mjs'
import { cpuSeconds } from './cpuSeconds.mjs'
import { watchTimes, watchVideos } from './inPage.mjs'
import { readAfter } from './legibility.mjs'
import { startServers } from './servers.mjs'
import { openTimedSource } from './sources.mjs'
import { onStage } from './stage.mjs'
import { quantile } from './statistics.mjs'
import { installTextScreen } from './textScreen.mjs'

const settleMs = 5_000
const typingMs = 8_000
const scrollingMs = 10_000
const anotherPage = 500
const momentsMs = [1_000, 1_500, 2_000]

async function prepare({ viewer }) {
  await viewer.addInitScript(watchVideos)
  await viewer.addInitScript(watchTimes)
  await viewer.addInitScript(installTextScreen)
}

/**
 * Milliseconds from paint to display, of all frames that were painted while
 * `act` ran.
 */
async function delays({ viewer, screen }, durationMs, act) {
  const since = Date.now()
  await screen.evaluate(act)
  await screen.waitForTimeout(durationMs)
  await screen.evaluate(() => window.textScreen.rest())
  await screen.waitForTimeout(1_000)
  const times = await viewer.page.evaluate(() => window.times_)
  return times
    .filter(({ paintedAtMs }) => paintedAtMs >= since)
    .map(({ seenAtMs, paintedAtMs }) => seenAtMs - paintedAtMs)
}

/** CPU seconds per minute, of both browsers and all their processes. */
async function cpuWhileScrolling({ sharer, viewer, screen }) {
  const used = () => cpuSeconds(sharer.pid) + cpuSeconds(viewer.pid)
  await viewer.page.evaluate(() => (window.isReading_ = false))
  await screen.evaluate(() => window.textScreen.scroll())
  const [before, startMs] = [used(), performance.now()]
  await screen.waitForTimeout(scrollingMs)
  return ((used() - before) * 60_000) / (performance.now() - startMs)
}

async function onePage({ sharer, viewer, screen }) {
  await viewer.page.waitForFunction(
    () => document.querySelector('video')?.videoWidth >= 1920
  )
  await screen.waitForTimeout(settleMs)
  const stage = { sharer, viewer, screen }
  const typing = await delays(stage, typingMs, () => window.textScreen.type())
  const turnedAtMs = await screen.evaluate(
    (page) => window.textScreen.show(page),
    anotherPage
  )
  const read = await viewer.page.evaluate(readAfter, {
    page: anotherPage,
    turnedAtMs,
    momentsMs,
  })
  const scrolling = await delays(stage, scrollingMs, () =>
    window.textScreen.scroll()
  )
  const figures = {
    typing: quantile(typing, 0.5),
    scrolling: quantile(scrolling, 0.95),
    scrollingFrames: (scrolling.length * 1_000) / scrollingMs,
    cpu: await cpuWhileScrolling(stage),
  }
  momentsMs.forEach((momentMs, index) => {
    figures[`legible${momentMs}`] = read[index].legible
    figures[`psnr${momentMs}`] = read[index].psnr
  })
  return figures
}

async function measure(rounds, { rateKbit, name, mustReach }) {
  const stop = await startServers({})
  const results = await compare(rounds, (way) =>
    onStage(
      { way, link: { rateKbit }, source: openTimedSource, prepare },
      onePage
    )
  )
  await stop()
  const figures = [
    ['typing', 'glass to glass while typing, p50', 'ms'],
    ...momentsMs.flatMap((momentMs) => [
      [
        `legible${momentMs}`,
        `letters legible ${momentMs / 1000} s after a page turn`,
        '%',
      ],
      [
        `psnr${momentMs}`,
        `PSNR-Y ${momentMs / 1000} s after a page turn`,
        'dB',
      ],
    ]),
    ['scrolling', 'latency while scrolling, p95', 'ms'],
    ['scrollingFrames', 'frames a second while scrolling', ''],
    ['cpu', 'CPU of both browsers while scrolling', 's a minute'],
  ]
  return figures.map(([key, figure, unit]) =>
    row(results, key, {
      figure: `${figure}, ${name}`,
      unit,
      mustReach: mustReach[key],
    })
  )
}

export const quality = (rounds) =>
  measure(rounds, {
    rateKbit: 0,
    name: 'no limit',
    mustReach: {
      typing: { ratio: 0.6 },
      legible1000: { least: 95 },
      cpu: { ratio: 1.1 },
    },
  })

export const qualityOnSlowUplink = (rounds) =>
  measure(rounds, {
    rateKbit: 3_000,
    name: '3 Mbit/s',
    mustReach: { legible1500: { least: 95 }, scrolling: { ratio: 1.1 } },
  })
