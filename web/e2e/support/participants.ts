import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'

import { launchChromium, picker } from './chromium'
import { thawAll } from './process'
import { openSource } from './source'

export interface Participant {
  browser: Browser
  context: BrowserContext
  page: Page
}

export type Join = (
  browser: Browser,
  context?: BrowserContextOptions
) => Promise<Participant>

export interface LaunchOptions {
  args?: string[]
  headless?: boolean
  env?: Record<string, string>
  isLoud?: boolean
  context?: BrowserContextOptions
}

interface Options {
  /**
   * true for tests that freeze or end a browser; otherwise all sharers use one
   * browser, and all viewers another
   */
  hasOwnBrowsers: boolean
}

interface WorkerFixtures {
  /**
   * one browser for all tests of a worker, with a profile for each test; tests
   * must not close it
   */
  sharedBrowser: Browser
  /** like sharedBrowser, but its picker chooses the painted tab */
  sharersBrowser: Browser
}

export interface Fixtures extends Options {
  join: Join
  /** starts another person's browser; closed after the test */
  launch: (options?: LaunchOptions) => Promise<Participant>
  /** starts a browser with a painted tab, which the browser's picker chooses */
  launchSharer: (options?: LaunchOptions) => Promise<Participant>
  sharer: Participant
  viewer: Participant
  /** allows console messages; all others fail the test */
  allowConsole: (pattern: RegExp) => void
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  hasOwnBrowsers: [false, { option: true }],
  sharedBrowser: [
    async ({}, use) => {
      const browser = await launchChromium()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  sharersBrowser: [
    async ({}, use) => {
      const browser = await launchChromium({ args: [picker.choosesTheTab] })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  join: async ({ baseURL }, use, info) => {
    const contexts: BrowserContext[] = []
    await use(async (browser, options) => {
      const context = await browser.newContext({ baseURL, ...options })
      contexts.push(context)
      watchConsole(context, info.testId)
      return { browser, context, page: await context.newPage() }
    })
    endConsoleWatch(info.testId)
    await Promise.all(
      contexts
        .filter((context) => context.browser()?.isConnected())
        .map((context) => context.close())
    )
  },
  allowConsole: [
    async ({}, use, info) => {
      const allowed: RegExp[] = []
      const watch: ConsoleWatch = { problems: [], isOver: false }
      consoleWatches.set(info.testId, watch)
      await use((pattern) => allowed.push(pattern))
      consoleWatches.delete(info.testId)
      const unexpected = watch.problems.filter(
        (text) => !allowed.some((pattern) => pattern.test(text))
      )
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
  launch: async ({ join }, use, info) => {
    const browsers: Browser[] = []
    await use(async ({ context, ...options } = {}) => {
      const browser = await launchChromium(options)
      browsers.push(browser)
      return join(browser, context)
    })
    endConsoleWatch(info.testId)
    thawAll()
    await Promise.all(browsers.map((browser) => browser.close()))
  },
  launchSharer: async ({ launch }, use) => {
    await use(async ({ args = [], ...options } = {}) => {
      const all = [...args, picker.choosesTheTab]
      return withSource(await launch({ args: all, ...options }))
    })
  },
  sharer: async ({ launchSharer, join, sharersBrowser, hasOwnBrowsers }, use) =>
    use(
      await (hasOwnBrowsers
        ? launchSharer()
        : withSource(await join(sharersBrowser)))
    ),
  viewer: async ({ launch, join, sharedBrowser, hasOwnBrowsers }, use) =>
    use(await (hasOwnBrowsers ? launch() : join(sharedBrowser))),
})

async function withSource(person: Participant): Promise<Participant> {
  await openSource(person.context)
  await person.page.bringToFront()
  return person
}

interface ConsoleWatch {
  problems: string[]
  isOver: boolean
}

const consoleWatches = new Map<string, ConsoleWatch>()

/**
 * Ends the check of the console before the browsers are closed: a page that
 * loses its peer starts to reconnect, and prints an error when it is closed.
 */
function endConsoleWatch(testId: string): void {
  const watch = consoleWatches.get(testId)
  if (watch) watch.isOver = true
}

function watchConsole(context: BrowserContext, testId: string): void {
  const watch = consoleWatches.get(testId)
  const note = (text: string) => {
    if (watch && !watch.isOver) watch.problems.push(text)
  }
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      note(`${message.type()}: ${message.text()}`)
    }
  })
  context.on('weberror', (error) => note(String(error.error())))
}

export { expect }
