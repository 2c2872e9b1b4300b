import { farAway } from './farAway.mjs'
import { firefoxPerson } from './firefox.mjs'
import { chromiumPath, person } from './people.mjs'
import { openTextSource } from './sources.mjs'
import { xScreen } from './xScreen.mjs'

/**
 * Opens two browsers that share a screen while `measure` runs.
 *
 * @param way connects the browsers: a function of ways.mjs
 * @param link of the sharer: roundTripMs, rateKbit
 * @param prepare runs in each page before it loads
 * @param whenLinked starts programs that need the link; returns a function that
 * stops them
 * @param surface the captured surface: a `tab`, or a `monitor` that shows
 * another browser in full screen
 * @param screenSize of the monitor; by default that of the tab
 * @param firefox which person has Firefox, `sharer` or `viewer`; as a sharer,
 * it is not behind the link, because it resolves `localhost` itself
 */
export async function onStage(
  {
    way,
    link,
    prepare,
    whenLinked,
    source = openTextSource,
    surface = 'tab',
    screenSize,
    firefox,
  },
  measure
) {
  const far = await farAway({
    roundTripMs: 40,
    ...link,
    chromium: chromiumPath,
  })
  const end = await whenLinked?.(far)
  const display = surface === 'monitor' ? await xScreen(screenSize) : null
  const viewer = await (firefox === 'viewer' ? firefoxPerson : person)({})
  const sharer =
    firefox === 'sharer'
      ? await firefoxPerson({ display })
      : await person({ ...far, chooses: surface, display })
  const shown = display && (await person({ display }))
  try {
    await prepare?.({ sharer: sharer.context, viewer: viewer.context })
    if (display) await sharer.context.addInitScript(withoutHelperWindow)
    const screen = await source((shown ?? sharer).context)
    await sharer.page.bringToFront()
    await way(sharer, viewer)
    if (shown) await fillScreen(screen)
    return await measure({ far, sharer, viewer, screen })
  } finally {
    await Promise.all([sharer.close(), viewer.close(), shown?.close()])
    display?.close()
    end?.()
    await far.close()
  }
}

/** Kinscreen's helper window would cover a part of the monitor. */
function withoutHelperWindow() {
  const property = { value: undefined }
  Object.defineProperty(window, 'documentPictureInPicture', property)
}

async function fillScreen(page) {
  const devTools = await page.context().newCDPSession(page)
  const { windowId } = await devTools.send('Browser.getWindowForTarget')
  await devTools.send('Browser.setWindowBounds', {
    windowId,
    bounds: { windowState: 'fullscreen' },
  })
  await page.bringToFront()
}
