import { type Browser, type BrowserContext, chromium } from '@playwright/test'

import flags from './chromiumFlags.json'

/** The tab that a sharer's browser captures when its picker opens. */
export const sourceTitle = 'Painted source'

/** Answers the browser's picker without a person; a real capture follows. */
export const picker = {
  choosesTheTab: `--auto-select-tab-capture-source-by-title=${sourceTitle}`,
  choosesTheScreen: '--auto-select-desktop-capture-source=Entire',
  isDenied: '--use-fake-ui-for-media-stream=deny',
}

interface Options {
  args?: string[]
  headless?: boolean
  env?: Record<string, string>
  /** unmutes the browser: Playwright mutes sounds, even those of a capture */
  isLoud?: boolean
}

const mute = '--mute-audio'

// One flag disables the address bar's suggestions: they are a separate page,
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
  // With this flag, the picker selects nothing.
  ignoreDefaultArgs: ['--enable-automation', ...(isLoud ? [mute] : [])],
  ...(env && { env: { ...(process.env as Record<string, string>), ...env } }),
})

/** A separate browser: another process, another profile. */
export const launchChromium = (options: Options = {}): Promise<Browser> =>
  chromium.launch(launching(options))

/**
 * Opens a browser with a persistent profile.
 *
 * @param folder folder of the profile
 */
export const openProfile = (
  folder: string,
  baseURL: string | undefined,
  options: Options = {}
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...launching(options), baseURL })
