import { type Browser, type BrowserContext, chromium } from '@playwright/test'

import flags from './chromiumFlags.json'

/** The picker of a sharer's browser chooses the tab with this title. */
export const sourceTitle = 'Painted source'

/**
 * Arguments with which Chromium answers its picker without a person; a real
 * capture follows.
 */
export const picker = {
  choosesTheTab: `--auto-select-tab-capture-source-by-title=${sourceTitle}`,
  choosesTheScreen: '--auto-select-desktop-capture-source=Entire',
  isDenied: '--use-fake-ui-for-media-stream=deny',
}

interface Options {
  args?: string[]
  headless?: boolean
  env?: Record<string, string>
  /** unmutes the browser; Playwright mutes even captured sound */
  isLoud?: boolean
}

const mute = '--mute-audio'

// Disabling WebUIOmnibox… saves a second of computing time per window, because
// the address bar shows its suggestions in a separate page.
const launching = ({
  args = [],
  headless = true,
  env,
  isLoud = false,
}: Options) => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  headless,
  args: [...flags.filter((flag) => !isLoud || flag !== mute), ...args],
  // With `--enable-automation`, the picker selects nothing.
  ignoreDefaultArgs: ['--enable-automation', ...(isLoud ? [mute] : [])],
  ...(env && { env: { ...(process.env as Record<string, string>), ...env } }),
})

/** Starts another process with another profile. */
export const launchChromium = (options: Options = {}): Promise<Browser> =>
  chromium.launch(launching(options))

/** @param folder of the persistent profile */
export const openProfile = (
  folder: string,
  baseURL: string | undefined,
  options: Options = {}
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...launching(options), baseURL })
