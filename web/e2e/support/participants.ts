import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'

import { launchChromium, picker } from './chromium'
import { openSource } from './source'

/** One person at one browser. */
export interface Participant {
  browser: Browser
  context: BrowserContext
  page: Page
}

export interface LaunchOptions {
  args?: string[]
  headless?: boolean
  env?: Record<string, string>
  isLoud?: boolean
  context?: BrowserContextOptions
}

export interface Fixtures {
  /** starts a further person's browser; it is closed after the test */
  launch: (options?: LaunchOptions) => Promise<Participant>
  /** the same with a painted tab, which its picker chooses */
  launchSharer: (options?: LaunchOptions) => Promise<Participant>
  sharer: Participant
  viewer: Participant
  /** what a browser may write to its console in this test; all else fails it */
  allowConsole: (pattern: RegExp) => void
}

export const test = base.extend<Fixtures>({
  allowConsole: [
    async ({}, use, info) => {
      const allowed: RegExp[] = []
      const problems: string[] = []
      problemsOf.set(info.testId, problems)
      await use((pattern) => allowed.push(pattern))
      problemsOf.delete(info.testId)
      const unexpected = problems.filter(
        (text) => !allowed.some((pattern) => pattern.test(text))
      )
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
  launch: async ({ baseURL }, use, info) => {
    const browsers: Browser[] = []
    await use(async ({ context: contextOptions, ...options } = {}) => {
      const browser = await launchChromium(options)
      browsers.push(browser)
      const context = await browser.newContext({ baseURL, ...contextOptions })
      watchConsole(context, problemsOf.get(info.testId) ?? [])
      return { browser, context, page: await context.newPage() }
    })
    await Promise.all(browsers.map((browser) => browser.close()))
  },
  launchSharer: async ({ launch }, use) => {
    await use(async ({ args = [], ...options } = {}) => {
      const all = [...args, picker.choosesTheTab]
      const sharer = await launch({ args: all, ...options })
      await openSource(sharer.context)
      await sharer.page.bringToFront()
      return sharer
    })
  },
  sharer: async ({ launchSharer }, use) => use(await launchSharer()),
  viewer: async ({ launch }, use) => use(await launch()),
})

const problemsOf = new Map<string, string[]>()

function watchConsole(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`${message.type()}: ${message.text()}`)
    }
  })
  context.on('weberror', (error) => problems.push(String(error.error())))
}

export { expect }
