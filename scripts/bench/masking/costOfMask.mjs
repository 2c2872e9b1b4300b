import { cpuSeconds } from '../picture/cpuSeconds.mjs'
import { open, sleep } from '../picture/screens/measure.mjs'
import { screens } from '../picture/screens/sources.mjs'
import { openTextSource } from '../picture/sources.mjs'
import { onStage } from '../picture/stage.mjs'
import { kinscreen } from '../picture/ways.mjs'

const settleMs = 5_000
const spanMs = 15_000

/**
 * One share of a screen of the others' benches, once as it is and once with a
 * part of it covered.
 *
 * @param isFirst whether it is covered at first
 * @returns CPU of the sharer's browser in seconds a minute, and frames a second
 * that the viewer is shown; of both
 */
export function costOfMask({ surface, name, isFirst }) {
  const stage = { way: kinscreen, link: {}, source: openTextSource, surface }
  return onStage(stage, async ({ sharer, viewer, screen }) => {
    const { html, start } = screens[name]
    await viewer.page.waitForFunction(
      () => document.querySelector('video')?.videoWidth >= 1280
    )
    await open(screen, html)
    const spent = async () => {
      if (start) {
        await screen.evaluate(`window.end_ = (${start})(() => window.stamp_())`)
      }
      await sleep(settleMs)
      const shown = () => viewer.page.evaluate(shownFrames)
      const [cpu, frames, startMs] = [
        cpuSeconds(sharer.pid),
        await shown(),
        performance.now(),
      ]
      await sleep(spanMs)
      const seconds = (performance.now() - startMs) / 1_000
      const result = {
        cpu: ((cpuSeconds(sharer.pid) - cpu) * 60) / seconds,
        shown: ((await shown()) - frames) / seconds,
      }
      if (start) await screen.evaluate(() => window.end_())
      return result
    }
    if (isFirst) {
      await cover(sharer.page)
      const masked = await spent()
      await uncover(sharer.page)
      return { masked, plain: await spent() }
    }
    const plain = await spent()
    await cover(sharer.page)
    return { masked: await spent(), plain }
  })
}

const shownFrames = () =>
  document.querySelector('video[aria-label]')?.getVideoPlaybackQuality()
    .totalVideoFrames ?? 0

const press = (page, name) =>
  page.getByRole('button', { name, exact: true }).click()

async function cover(page) {
  await press(page, 'More')
  await press(page, 'Cover something')
  await press(page, 'Add a box')
  await press(page, 'Show the rest of my screen')
}

async function uncover(page) {
  await press(page, 'More')
  await press(page, 'Change what is covered')
  await press(page, 'Remove box 1')
  await press(page, 'Show my screen')
}
