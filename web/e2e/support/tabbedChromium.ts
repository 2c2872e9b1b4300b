import puppeteer, { type Browser, type Page } from 'puppeteer-core'

import { picker } from './chromium'
import flags from './chromiumFlags.json'
import { openSource } from './source'

/** A sharer’s browser whose tabs are as a person has them. */
export interface TabbedChromium {
  browser: Browser
  page: Page
  /** the tab that its picker chooses */
  source: Page
}

/** A tab behind another one is hidden and its timers ring once a second, which Playwright never lets happen. */
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
