import { onStage } from '../picture/stage.mjs'
import { median, quantile } from '../picture/statistics.mjs'
import { kinscreen } from '../picture/ways.mjs'

import { untilDrawnOnce } from './untilDrawnOnce.mjs'
import { watchGuidance } from './watchGuidance.mjs'

const warmUp = 3
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
  const waitMs = await untilDrawnOnce(viewer, sharer, at)
  await viewer.waitForTimeout(betweenMs)
  return waitMs
}
