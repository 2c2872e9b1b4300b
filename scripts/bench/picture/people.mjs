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

/** A browser with one page, and the choice its own picker would make. */
export async function person({ executablePath = chromiumPath, args = [] }) {
  const server = await chromium.launchServer({
    executablePath,
    args: [
      ...flags,
      ...args,
      `--auto-select-tab-capture-source-by-title=${sourceTitle}`,
    ],
    ignoreDefaultArgs: ['--enable-automation'],
  })
  const { pid } = server.process()
  const exit = once(server.process(), 'exit')
  const browser = await chromium.connect(server.wsEndpoint())
  const context = await browser.newContext({ viewport: size })
  return {
    context,
    pid,
    page: await context.newPage(),
    /** SIGKILL to the browser and all of its processes */
    kill: () => process.kill(-pid, 'SIGKILL'),
    close: async () => {
      await Promise.race([server.close(), exit])
    },
  }
}
