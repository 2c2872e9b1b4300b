import { type Browser, type BrowserContext, chromium } from '@playwright/test'

import flags from './chromiumFlags.json'

/** The picker chooses the tab with this title. */
export const sourceTitle = 'Painted source'

/** The picker needs no person; the capture is real. */
export const picker = {
  choosesTheTab: `--auto-select-tab-capture-source-by-title=${sourceTitle}`,
  choosesTheScreen: '--auto-select-desktop-capture-source=Entire',
  isDenied: '--use-fake-ui-for-media-stream=deny',
}

interface Options {
  args?: string[]
  headless?: boolean
  env?: Record<string, string>
  /** Playwright mutes browsers, and with them the captured sound. */
  isLoud?: boolean
}

const mute = '--mute-audio'

// WebUIOmnibox…: the address bar's suggestions are a page that costs each
// window a second of computing time.
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

/** In a process and a profile of its own. */
export const launchChromium = (options: Options = {}): Promise<Browser> =>
  chromium.launch(launching(options))

/** @param folder of the persistent profile */
export const openProfile = (
  folder: string,
  baseURL: string | undefined,
  options: Options = {}
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...launching(options), baseURL })
