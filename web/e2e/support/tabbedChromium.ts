import puppeteer, { type Browser, type Page } from 'puppeteer-core'

import { picker } from './chromium'
import flags from './chromiumFlags.json'
import { openSource } from './source'

export interface TabbedChromium {
  browser: Browser
  page: Page
  /** the picker chooses this tab */
  source: Page
}

/**
 * Starts a browser in which a tab behind another tab is hidden, and its timers
 * fire at most once a second, as in a person's browser. With Playwright's
 * arguments, tabs stay visible and timers fast.
 */
export async function tabbedChromium(): Promise<TabbedChromium> {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    ignoreDefaultArgs: [
      '--enable-automation',
      '--disable-background-timer-throttling',
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',
    ],
    args: [...flags, picker.choosesTheTab],
    defaultViewport: null,
  })
  const source = await openSource({ newPage: () => browser.newPage() })
  return { browser, source, page: await browser.newPage() }
}
