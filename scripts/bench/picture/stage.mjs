import { farAway } from './farAway.mjs'
import { chromiumPath, person } from './people.mjs'
import { openTextSource } from './sources.mjs'

/**
 * Two browsers that share a screen while `measure` runs.
 *
 * @param way how they connect, one of ways.mjs
 * @param link of the sharer: roundTripMs, rateKbit
 * @param prepare runs in each page before it loads
 * @param whenLinked starts what has to run on the link; returns a function that
 * stops it
 */
export async function onStage(
  { way, link, prepare, whenLinked, source = openTextSource },
  measure
) {
  const far = await farAway({
    roundTripMs: 40,
    ...link,
    chromium: chromiumPath,
  })
  const end = await whenLinked?.(far)
  const viewer = await person({})
  const sharer = await person(far)
  try {
    await prepare?.({ sharer: sharer.context, viewer: viewer.context })
    const screen = await source(sharer.context)
    await sharer.page.bringToFront()
    await way(sharer, viewer)
    return await measure({ far, sharer, viewer, screen })
  } finally {
    await Promise.all([sharer.close(), viewer.close()])
    end?.()
    await far.close()
  }
}
