// Measures latency, frames, CPU and sharpness of five typical screens.
import { compare, row } from './compare.mjs'
import { holdEncoder } from './holdEncoder.mjs'
import { watchTimes, watchVideos } from './inPage.mjs'
import { keepConnections } from './screens/inPage.mjs'
import {
  changing,
  moving,
  open,
  sleep,
  still,
  turning,
} from './screens/measure.mjs'
import { screens } from './screens/sources.mjs'
import { startServers } from './servers.mjs'
import { onStage } from './stage.mjs'
import {
  fittedPlainPeerJs,
  plainPeerJs,
  plainPeerJsWithSound,
} from './ways.mjs'

/** After this time, the first picture is as sharp as it gets. */
const settleMs = 12_000
const only = process.env.SCREENS?.split(',')

async function prepare({ sharer, viewer }) {
  await sharer.addInitScript(keepConnections)
  await viewer.addInitScript(keepConnections)
  await viewer.addInitScript(watchVideos)
  await viewer.addInitScript(watchTimes)
}

async function openStill(context) {
  const page = await context.newPage()
  await open(page, screens.still.html)
  return page
}

async function allScreens(stage, { encoderCores, names }) {
  const wanted = only ?? names
  const isWanted = (name) => !wanted || wanted.includes(name)
  const { sharer, viewer } = stage
  await viewer.page.waitForFunction(
    () => document.querySelector('video')?.videoWidth >= 1920
  )
  const release = encoderCores && holdEncoder(sharer.pid, encoderCores)
  await sleep(settleMs)
  await viewer.page.evaluate(() => (window.isReading_ = false))
  const figures = {}
  if (isWanted('still')) Object.assign(figures, await still(stage))
  if (isWanted('changing')) Object.assign(figures, await changing(stage))
  if (isWanted('turning')) Object.assign(figures, await turning(stage))
  for (const name of ['typing', 'scrolling', 'video']) {
    if (isWanted(name)) Object.assign(figures, await moving(name, stage))
  }
  release?.()
  return figures
}

const units = {
  cpu: 's a minute',
  p50: 'ms',
  p95: 'ms',
  gap: 'ms',
  frames: '',
  captured: '',
  encoded: '',
  kbit: 'kbit/s',
}

const words = {
  cpu: 'CPU of both browsers',
  p50: 'latency, p50',
  p95: 'latency, p95',
  gap: 'longest time without a new frame',
  frames: 'frames a second shown',
  captured: 'frames a second captured',
  encoded: 'frames a second encoded',
  kbit: 'sent',
}

const mustReach = {
  'still cpu': { ratio: 1.4 },
  'changing p50': { most: 300 },
  'typing p50': { ratio: 0.9 },
  'typing frames': { least: 20 },
  'scrolling p50': { ratio: 1 },
  'scrolling frames': { least: 20 },
  'scrolling cpu': { ratio: 1.05 },
  'turning psnr 1000': { least: 32 },
  'scrolling psnr 1000': { least: 30 },
  'scrolling psnr 3000': { least: 38 },
}

function rowOf(results, key, { name, limits }) {
  const [source, figure, momentMs] = key.split(' ')
  const isSharpness = figure === 'psnr'
  return row(results, key, {
    figure: isSharpness
      ? `${source}: PSNR-Y after ${momentMs / 1_000} s${name}`
      : `${source}: ${words[figure]}${name}`,
    unit: isSharpness ? 'dB' : units[figure],
    mustReach: limits[key] ?? null,
  })
}

/**
 * `fitted` scales the video to show the whole screen, as Kinscreen does.
 * Scaling takes CPU time on a computer that draws in software.
 */
const usualOthers = { plain: plainPeerJs, fitted: fittedPlainPeerJs }

/**
 * @param surface the captured surface, see stage.mjs
 * @param encoderCores the part of a core for the encoding process
 * @param names of the screens; all by default
 */
async function measure(
  rounds,
  {
    rateKbit = 0,
    surface,
    firefox,
    name = '',
    limits = {},
    others = usualOthers,
    ...options
  }
) {
  const stop = await startServers({})
  const link = { rateKbit, roundTripMs: 20 }
  const results = await compare(
    rounds,
    (way) =>
      onStage(
        { way, link, source: openStill, prepare, surface, firefox },
        (stage) => allScreens(stage, options)
      ),
    others
  )
  await stop()
  return Object.keys(results.ours[0])
    .filter((key) => key !== 'used')
    .map((key) => rowOf(results, key, { name, limits }))
}

export const screensShared = (rounds) => measure(rounds, { limits: mustReach })

export const screensOnSlowUplink = (rounds) =>
  measure(rounds, { rateKbit: 1_000, name: ', 1 Mbit/s' })

export const screensOfMonitor = (rounds) =>
  measure(rounds, {
    surface: 'monitor',
    name: ', monitor',
    limits: { ...mustReach, 'still cpu': { ratio: 1.25 } },
  })

/** Sharing a silent tab's sound costs CPU as well. */
export const stillWithSound = (rounds) =>
  measure(rounds, {
    names: ['still'],
    others: { plain: plainPeerJsWithSound },
    name: ', sound shared',
  })

/** Simulates an old laptop. */
export const screensOnHalfACore = (rounds) =>
  measure(rounds, { encoderCores: 0.5, name: ', encoder on half a core' })

/** Simulates a computer that is too slow for AV1. */
export const screensOnAQuarterOfACore = (rounds) =>
  measure(rounds, {
    encoderCores: 0.25,
    name: ', encoder on a quarter of a core',
    names: ['typing', 'scrolling'],
  })

const fewScreens = ['still', 'turning', 'typing', 'scrolling']

export const screensFromFirefox = (rounds) =>
  measure(rounds, {
    firefox: 'sharer',
    surface: 'monitor',
    name: ', Firefox shares a monitor',
    names: fewScreens,
  })

export const screensInFirefox = (rounds) =>
  measure(rounds, {
    firefox: 'viewer',
    name: ', viewed in Firefox',
    names: fewScreens,
  })
