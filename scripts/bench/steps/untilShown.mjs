import { sourceTitle } from '../picture/sources.mjs'
import { onStage } from '../picture/stage.mjs'
import { quantile } from '../picture/statistics.mjs'
import { kinscreen } from '../picture/ways.mjs'
import { pointOut, untilDrawnOnce } from '../pointing/untilDrawnOnce.mjs'
import { watchGuidance } from '../pointing/watchGuidance.mjs'

import { refusePictures } from './refusePictures.mjs'
import { watchFrames } from './watchFrames.mjs'
import { watchWords } from './watchWords.mjs'

/** As long as the picture of a step can be at work. */
const spanMs = 700

/** Small text, and something that never stands still: a frame that is late is seen. */
async function openMovingSource(context) {
  const page = await context.newPage()
  await page.setContent(
    `<!doctype html><title>${sourceTitle}</title>
     <style>body { margin: 0; font: 12px/15px monospace } b { position: fixed; left: 45%; top: 45%; width: 120px; height: 120px; background: #888; animation: turn 1s linear infinite } @keyframes turn { to { transform: rotate(1turn) } }</style>
     <b></b>${'The quick brown fox jumps over the lazy dog 0123456789. '.repeat(500)}`
  )
  return page
}

/**
 * One share: the helper sets steps, each is done before the next; every other
 * one has no picture.
 *
 * @returns ms from the message to the words in the panel, and to the picture
 * there; and the longest time between two frames at the viewer, in spans with a
 * step and its picture, with a step of words alone, and with nothing
 */
export function untilShown(roundTripMs, steps) {
  const prepare = async ({ sharer, viewer }) => {
    await sharer.addInitScript(watchGuidance)
    await sharer.addInitScript(refusePictures)
    await viewer.addInitScript(watchGuidance)
    await viewer.addInitScript(watchFrames)
  }
  const source = openMovingSource
  const stage = { way: kinscreen, link: { roundTripMs }, prepare, source }
  return onStage(stage, async ({ sharer, viewer }) => {
    const { page } = viewer
    await page.waitForFunction(
      () => document.querySelector('video')?.videoWidth >= 1280
    )
    await page.getByRole('radio', { name: 'Number' }).check()
    await page.getByRole('region', { name: 'Steps' }).waitFor()
    await page.evaluate(() => window.watchFrames_())
    await page.waitForTimeout(5_000)
    await sharer.page.evaluate(watchWords)
    const waits = []
    const words = []
    const gaps = { picture: [], words: [], nothing: [] }
    let count = 0
    const step = async (set) => {
      await set(count++)
      const saidAtMs = await page.evaluate(lastPointedAtMs)
      const shown = await sharer.page.waitForFunction(wordsAtMs, count)
      words.push((await shown.jsonValue()) - saidAtMs)
    }
    const done = async () => {
      await sharer.page.evaluate(pressDone)
      await page.waitForTimeout(spanMs)
    }
    for (let round = 0; round < steps; round++) {
      gaps.nothing.push(await longestGap(page, async () => {}))
      await sharer.page.evaluate(() => (window.withPictures_ = false))
      gaps.words.push(
        await longestGap(page, () => step((at) => pointOut(page, at)))
      )
      await done()
      await sharer.page.evaluate(() => (window.withPictures_ = true))
      gaps.picture.push(
        await longestGap(page, () =>
          step(async (at) =>
            waits.push(await untilDrawnOnce(page, sharer.page, at))
          )
        )
      )
      await done()
    }
    return {
      wordsP50: quantile(words, 0.5),
      wordsP95: quantile(words, 0.95),
      p50: quantile(waits, 0.5),
      p95: quantile(waits, 0.95),
      gaps,
    }
  })
}

const lastPointedAtMs = () => Math.max(...Object.values(window.pointedAtMs_))

const wordsAtMs = (count) => window.wordsAtMs_[count]

function pressDone() {
  const { document } = window.documentPictureInPicture.window
  const buttons = Array.from(document.querySelectorAll('button'))
  buttons.find(({ textContent }) => textContent === 'Done')?.click()
}

async function longestGap(page, meanwhile) {
  await page.evaluate(() => window.longestGapMs_())
  await meanwhile()
  await page.waitForTimeout(spanMs)
  return page.evaluate(() => window.longestGapMs_())
}
