import { farAway } from './farAway.mjs'
import { chromiumPath, person } from './people.mjs'
import { openTextSource } from './sources.mjs'
import { xScreen } from './xScreen.mjs'

/**
 * Two browsers that share a screen while `measure` runs.
 *
 * @param way how they connect, one of ways.mjs
 * @param link of the sharer: roundTripMs, rateKbit
 * @param prepare runs in each page before it loads
 * @param whenLinked starts what has to run on the link; returns a function that
 * stops it
 * @param surface what is captured: a `tab`, or a `monitor` with another browser
 * on all of it
 */
export async function onStage(
  { way, link, prepare, whenLinked, source = openTextSource, surface = 'tab' },
  measure
) {
  const far = await farAway({
    roundTripMs: 40,
    ...link,
    chromium: chromiumPath,
  })
  const end = await whenLinked?.(far)
  const display = surface === 'monitor' ? await xScreen() : null
  const viewer = await person({})
  const sharer = await person({ ...far, chooses: surface, display })
  const kiosk = display && (await person({ args: ['--kiosk'], display }))
  try {
    await prepare?.({ sharer: sharer.context, viewer: viewer.context })
    const screen = await source((kiosk ?? sharer).context)
    // The helper window would stand before a part of the monitor.
    if (kiosk) sharer.context.on('page', (page) => page.close())
    await sharer.page.bringToFront()
    await way(sharer, viewer)
    return await measure({ far, sharer, viewer, screen })
  } finally {
    await Promise.all([sharer.close(), viewer.close(), kiosk?.close()])
    display?.close()
    end?.()
    await far.close()
  }
}
