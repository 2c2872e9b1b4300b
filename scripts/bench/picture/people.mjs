import { readFileSync } from 'node:fs'

import { chromium } from '@playwright/test'

const flags = JSON.parse(
  readFileSync(
    new URL('../../../web/e2e/support/chromiumFlags.json', import.meta.url)
  )
)

const sourceTitle = 'Bench source'
export const size = { width: 1920, height: 1080 }
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** A browser with one page, and what its own picker would choose. */
export async function person({ executablePath = chromiumPath, args = [] }) {
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...flags,
      ...args,
      `--auto-select-tab-capture-source-by-title=${sourceTitle}`,
    ],
    ignoreDefaultArgs: ['--enable-automation'],
  })
  const context = await browser.newContext({ viewport: size })
  return { browser, context, page: await context.newPage() }
}

/** A page of small text with one moving line, in the tab that is captured. */
export async function openTextSource(context) {
  const page = await context.newPage()
  const words = 'The quick brown fox jumps over the lazy dog 0123456789. '
  await page.setContent(
    `<!doctype html><title>${sourceTitle}</title>
     <style>body { margin: 0; font: 10px/12px monospace } b { animation: blink 0.2s steps(2) infinite } @keyframes blink { to { opacity: 0 } }</style>
     <b>|</b>${words.repeat(600)}`
  )
  return page
}
