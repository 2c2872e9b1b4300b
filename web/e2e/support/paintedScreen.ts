import type { Page } from 'puppeteer-core'

import { picker } from './chromium'
import { removeHelperWindow } from './panel'
import type { Fixtures } from './participants'
import { openSource } from './source'
import type { VirtualScreen } from './virtualScreen'

/**
 * Disables the helper window, which would cover the screen that Firefox
 * captures.
 */
export const withoutHelperWindow = (page: Page) =>
  page.evaluateOnNewDocument(removeHelperWindow)

/**
 * Fills the screen that Firefox captures with another browser's painted tab.
 */
export async function paintScreen(
  display: VirtualScreen,
  launch: Fixtures['launch']
): Promise<void> {
  const painter = await launch({
    headless: false,
    env: display.env,
    args: ['--kiosk', picker.choosesTheTab],
    context: { viewport: null },
  })
  await openSource(painter.context)
}
