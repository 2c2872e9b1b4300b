// Shares a monitor with more lines of pixels than the video that is sent.
// Measures when all lines have arrived, and how sharp small letters are.
import { compare, row } from './compare.mjs'
import { slowPicker, watchSizes, watchVideos } from './inPage.mjs'
import { article } from './screens/document.mjs'
import { sharpness } from './screens/measure.mjs'
import { startServers } from './servers.mjs'
import { sourceTitle } from './sources.mjs'
import { onStage } from './stage.mjs'

const sizes = [
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
]

const pickerOpenMs = 2_000
const patienceMs = 5_000
const momentsMs = [1_000, 3_000, 6_000, 10_000]

const smallPrint = `<!doctype html><title>${sourceTitle}</title>
  <style>
    body { margin: 0; color: #1f2933; font: 10px/1.4 'DejaVu Sans', sans-serif }
    main { padding: 20px; columns: 8 } h2 { font-size: 13px }
  </style>
  <main>${article(1, 220)}</main>`

async function openSmallPrint(context) {
  const page = await context.newPage()
  await page.setContent(smallPrint)
  return page
}

async function once(way, screenSize, link) {
  const prepare = async ({ sharer, viewer }) => {
    await sharer.addInitScript(slowPicker, pickerOpenMs)
    await viewer.addInitScript(watchVideos)
    await viewer.addInitScript(watchSizes, screenSize.width)
  }
  const stage = {
    way,
    link: { roundTripMs: 20, ...link },
    prepare,
    source: openSmallPrint,
    surface: 'monitor',
    screenSize,
  }
  return onStage(stage, async ({ sharer, viewer, screen }) => {
    await sharer.page.waitForFunction(() => window.pickedAtMs)
    // Chromium raises the sharer's window when the picker closes.
    await screen.bringToFront()
    const pickedAtMs = await sharer.page.evaluate(() => window.pickedAtMs)
    const sharp = await sharpness('', { viewer, screen }, pickedAtMs, {
      moments: momentsMs,
      size: screenSize,
    })
    const fullAtMs = await viewer.page
      .waitForFunction(() => window.frames_.fullAtMs, undefined, {
        timeout: patienceMs,
      })
      .then((handle) => handle.jsonValue())
      .catch(() => Infinity)
    return { whole: fullAtMs - pickedAtMs, ...sharp }
  })
}

const sharpnessRows = (results, name) =>
  momentsMs.map((momentMs) =>
    row(results, ` psnr ${momentMs}`, {
      figure: `${name}: PSNR-Y after ${momentMs / 1_000} s`,
      unit: 'dB',
    })
  )

async function measured(rounds, screenSizes, link, rowsOf) {
  const stop = await startServers({})
  const rows = []
  for (const screenSize of screenSizes) {
    const results = await compare(rounds, (way) => once(way, screenSize, link))
    const { width, height } = screenSize
    rows.push(...rowsOf(results, `monitor of ${width} × ${height}`))
  }
  await stop()
  return rows
}

/**
 * Measures the time from the choice of a screen until all its lines arrive, with
 * a round trip of 20 ms and no limit of bandwidth.
 */
export const largeScreens = (rounds) =>
  measured(rounds, sizes, {}, (results, name) => [
    row(results, 'whole', { figure: `${name}: all lines after the pick` }),
    ...sharpnessRows(results, name),
  ])

/** Measures only the sharpness, as all lines take long at 1 Mbit/s. */
export const largeScreensOnSlowUplink = (rounds) =>
  measured(
    rounds,
    [{ width: 1920, height: 1080 }, sizes[1]],
    { rateKbit: 1_000 },
    (results, name) => sharpnessRows(results, `1 Mbit/s, ${name}`)
  )
