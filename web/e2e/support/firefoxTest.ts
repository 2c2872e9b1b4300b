import { type Firefox, launchFirefox } from './firefox'
import { test as base } from './participants'
import { type VirtualScreen, virtualScreen } from './virtualScreen'

/** With a Firefox on a screen of its own. */
export const test = base.extend<{ display: VirtualScreen; firefox: Firefox }>({
  display: async ({}, use) => {
    const display = await virtualScreen()
    await use(display)
    display.close()
  },
  firefox: async ({ display }, use) => {
    const firefox = await launchFirefox(display.env)
    await use(firefox)
    await firefox.browser.close()
  },
})
