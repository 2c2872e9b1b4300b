import { expect } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'

import preferences from './firefoxPreferences.json'
import { frozenUntil } from './process'

/**
 * Preferences with which Firefox answers its dialog without a person; a real capture
 * follows.
 */
export const dialog = {
  isLeftOut: { 'media.navigator.permission.disabled': true },
  isShown: {},
  /** a setting denies the capture without a question */
  isDenied: {
    'permissions.default.screen': 2,
    'permissions.default.camera': 2,
    // Without a camera, Firefox would report the missing camera instead.
    'media.navigator.streams.fake': true,
  },
  /** with a fake microphone that hums */
  isLeftOutForVoice: {
    'media.navigator.permission.disabled': true,
    'media.navigator.streams.fake': true,
  },
}

/** One of the preferences in `dialog`, or a test’s own preferences. */
export type Answer = Record<string, string | number | boolean>

export interface Firefox {
  browser: Browser
  page: Page
}

/**
 * Debian's Firefox over WebDriver BiDi. It makes no requests to other hosts, and
 * pages may read the clipboard without a click on “Paste”.
 *
 * @param env DISPLAY of a virtual screen, which Firefox captures
 * @param answer to the dialog in which a person chooses
 */
export async function launchFirefox(
  env: Record<string, string>,
  answer: Answer
): Promise<Firefox> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: false,
    extraPrefsFirefox: { ...preferences, ...answer },
    env: { ...process.env, ...env },
  })
  return { browser, page: await browser.newPage() }
}

export async function linkFrom(page: Page, baseURL = ''): Promise<string> {
  await page.goto(`${baseURL}/receive`)
  const field = await page.waitForSelector('input[readonly][value^="http"]')
  return field!.evaluate((input) => input.value)
}

/**
 * Scrolls the control to the middle of the window first, because Puppeteer also
 * clicks where another element covers the control.
 */
export async function press(page: Page, name: string, role = 'button') {
  const locator = page.locator(`::-p-aria(${name}[role="${role}"])`)
  const handle = await locator.waitHandle()
  await handle.evaluate((node) => {
    if (node instanceof Element) node.scrollIntoView({ block: 'center' })
  })
  await locator.click()
}

export const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.innerText)

export const expectText = (page: Page, text: string | RegExp) =>
  typeof text === 'string'
    ? expect.poll(() => textOf(page)).toContain(text)
    : expect.poll(() => textOf(page)).toMatch(text)

/**
 * Stops all processes of Firefox, as sleep does.
 *
 * @returns a function that resumes Firefox
 */
export function freezeFirefox({ browser }: Firefox): () => void {
  const leader = browser.process()?.pid
  if (!leader) throw new Error('Firefox has ended.')
  process.kill(-leader, 'SIGSTOP')
  return frozenUntil(() => void process.kill(-leader, 'SIGCONT'))
}
