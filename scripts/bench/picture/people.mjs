import { once } from 'node:events'
import { readFileSync } from 'node:fs'

import { chromium } from '@playwright/test'

import { sourceTitle } from './sources.mjs'

const flags = JSON.parse(
  readFileSync(
    new URL('../../../web/e2e/support/chromiumFlags.json', import.meta.url)
  )
)

export const size = { width: 1920, height: 1080 }
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const choices = {
  tab: `--auto-select-tab-capture-source-by-title=${sourceTitle}`,
  monitor: '--auto-select-desktop-capture-source=Entire',
}

/**
 * Starts a browser with one page, in which the screen picker needs no person.
 *
 * @param chooses one of `choices`
 * @param display an X screen, for a browser with a window
 */
export async function person({
  executablePath = chromiumPath,
  args = [],
  chooses = 'tab',
  display = null,
}) {
  const server = await chromium.launchServer({
    executablePath,
    args: [...flags, ...args, choices[chooses]],
    ignoreDefaultArgs: ['--enable-automation'],
    headless: display === null,
    env: { ...process.env, ...display?.env },
  })
  const { pid } = server.process()
  const exit = once(server.process(), 'exit')
  const browser = await chromium.connect(server.wsEndpoint())
  const viewport = display ? null : size
  const context = await browser.newContext({ viewport })
  return {
    context,
    pid,
    page: await context.newPage(),
    /** sends SIGKILL to all processes of the browser */
    kill: () => process.kill(-pid, 'SIGKILL'),
    close: async () => {
      await Promise.race([server.close(), exit])
    },
  }
}
