import { type Answer, dialog, type Firefox, launchFirefox } from './firefox'
import { test as base } from './participants'
import { thawAll } from './process'
import { type VirtualScreen, virtualScreen } from './virtualScreen'

interface Fixtures {
  display: VirtualScreen
  /** starts a Firefox on the virtual screen; closed after the test */
  startFirefox: (answer: Answer) => Promise<Firefox>
  /** shares the screen without a question */
  firefox: Firefox
}

export const test = base.extend<Fixtures>({
  display: async ({}, use) => {
    const display = await virtualScreen()
    await use(display)
    display.close()
  },
  startFirefox: async ({ display }, use) => {
    const started: Firefox[] = []
    await use(async (answer) => {
      const firefox = await launchFirefox(display.env, answer)
      started.push(firefox)
      return firefox
    })
    thawAll()
    await Promise.all(started.map(({ browser }) => browser.close()))
  },
  firefox: async ({ startFirefox }, use) =>
    use(await startFirefox(dialog.isLeftOut)),
})
