import { type Browser, type BrowserContext, chromium } from '@playwright/test'

import flags from './chromiumFlags.json'

/** The tab that a sharer's browser captures when its picker opens. */
export const sourceTitle = 'Painted source'

/** How the browser's own picker answers; the real capture follows. */
export const picker = {
  choosesTheTab: `--auto-select-tab-capture-source-by-title=${sourceTitle}`,
  choosesTheScreen: '--auto-select-desktop-capture-source=Entire',
  isDenied: '--use-fake-ui-for-media-stream=deny',
}

interface Options {
  args?: string[]
  headless?: boolean
  env?: Record<string, string>
  /** lets the browser make sounds, which Playwright mutes, also for a capture */
  isLoud?: boolean
}

const mute = '--mute-audio'

// Among the flags: the suggestions below the address bar are a page of their own,
// which costs a second of computing time in each window (WebUIOmnibox…).
const launching = ({
  args = [],
  headless = true,
  env,
  isLoud = false,
}: Options) => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  headless,
  args: [...flags.filter((flag) => !isLoud || flag !== mute), ...args],
  // Under automation the picker selects nothing.
  ignoreDefaultArgs: ['--enable-automation', ...(isLoud ? [mute] : [])],
  ...(env && { env: { ...(process.env as Record<string, string>), ...env } }),
})

/** A browser of its own: another process, another profile. */
export const launchChromium = (options: Options = {}): Promise<Browser> =>
  chromium.launch(launching(options))

/**
 * The same with a profile that stays.
 *
 * @param folder of the profile
 */
export const openProfile = (
  folder: string,
  baseURL: string | undefined,
  options: Options = {}
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...launching(options), baseURL })
