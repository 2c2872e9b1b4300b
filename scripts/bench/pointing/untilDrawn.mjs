import { onStage } from '../picture/stage.mjs'
import { median, quantile } from '../picture/statistics.mjs'
import { kinscreen } from '../picture/ways.mjs'

import { watchGuidance } from './watchGuidance.mjs'

const warmUp = 3
const patienceMs = 5_000
const betweenMs = 100

/**
 * One share: the viewer points repeatedly, and each time the mark in the
 * sharer's panel is awaited.
 *
 * @returns p50 and p95 in ms from the message to the picture in the panel, over
 * that many pointers
 */
export function untilDrawn(roundTripMs, pointers) {
  const prepare = async ({ sharer, viewer }) => {
    await sharer.addInitScript(watchGuidance)
    await viewer.addInitScript(watchGuidance)
  }
  const stage = { way: kinscreen, link: { roundTripMs }, prepare }
  return onStage(stage, async ({ sharer, viewer }) => {
    const { page } = viewer
    await page.waitForFunction(
      () => document.querySelector('video')?.videoWidth >= 1280
    )
    await page.getByRole('radio', { name: 'Point' }).waitFor()
    const waits = []
    for (let at = 0; at < pointers + warmUp; at++) {
      const wait = await pointOnce(page, sharer.page, at)
      if (at >= warmUp) waits.push(wait)
    }
    const inWindow = await sharer.page.evaluate(
      () => window.documentPictureInPicture?.window != null
    )
    return { p50: median(waits), p95: quantile(waits, 0.95), inWindow }
  })
}

export async function pointOnce(viewer, sharer, at) {
  const { x, y, width, height } = await viewer
    .getByLabel('Shared screen', { exact: true })
    .boundingBox()
  const known = await viewer.evaluate(() => Object.keys(window.pointedAtMs_))
  // Always in a different place: the same one might be painted sooner.
  await viewer.mouse.click(
    x + width * (0.1 + ((at * 0.37) % 0.8)),
    y + height * (0.1 + ((at * 0.23) % 0.8))
  )
  const [id, pointedAtMs] = await viewer
    .waitForFunction(
      (known) =>
        Object.entries(window.pointedAtMs_).find(([id]) => !known.includes(id)),
      known
    )
    .then((found) => found.jsonValue())
  const drawnAtMs = await sharer
    .waitForFunction((id) => window.drawnAtMs_[id], id, { timeout: patienceMs })
    .then((found) => found.jsonValue())
    .catch(() => Infinity)
  await viewer.waitForTimeout(betweenMs)
  return drawnAtMs - pointedAtMs
}
