import { readFileSync } from 'node:fs'

import puppeteer from 'puppeteer-core'

import { size } from './people.mjs'

const preferences = JSON.parse(
  readFileSync(
    new URL('../../../web/e2e/support/firefoxPreferences.json', import.meta.url)
  )
)

/**
 * Starts Debian's Firefox (over WebDriver BiDi) with one page.
 *
 * @param display an X screen; without one, Firefox has no window
 * @returns what `person` returns, with those functions of Playwright's page
 * that the benchmarks call
 */
export async function firefoxPerson({ display = null }) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: display === null,
    extraPrefsFirefox: {
      ...preferences,
      // Answers the screen picker without a person: the whole screen is shared.
      'media.navigator.permission.disabled': true,
    },
    env: { ...process.env, ...display?.env },
    defaultViewport: display ? null : size,
  })
  const page = await browser.newPage()
  const { pid } = browser.process()
  return {
    pid,
    page: Object.assign(page, {
      getByRole: (role, { name }) => controlOf(page, role, name),
      waitForTimeout: (ms) => new Promise((end) => setTimeout(end, ms)),
    }),
    context: {
      addInitScript: (script, given) =>
        page.evaluateOnNewDocument(script, given),
    },
    close: () => browser.close(),
  }
}

function controlOf(page, role, name) {
  const control = page.locator(`::-p-aria(${name}[role="${role}"])`)
  return {
    waitFor: () => control.waitHandle(),
    click: () => control.click(),
    inputValue: async () =>
      (await control.waitHandle()).evaluate(({ value }) => value),
  }
}
