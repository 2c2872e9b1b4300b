// Draws the image that chat apps show with a link: `node
// scripts/drawPreview.mjs`
import { readFileSync } from 'node:fs'

import { chromium } from '@playwright/test'

import { fromRoot } from './setup/root.mjs'

const font = readFileSync(
  fromRoot(
    'node_modules',
    '@fontsource-variable',
    'atkinson-hyperlegible-next',
    'files',
    'atkinson-hyperlegible-next-latin-wght-normal.woff2'
  ),
  'base64'
)
const svg = readFileSync(fromRoot('web', 'drawings', 'preview.svg'), 'utf8')

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(`<style>
  @font-face {
    font-family: 'Atkinson Hyperlegible Next';
    font-weight: 200 800;
    src: url(data:font/woff2;base64,${font});
  }
  body { margin: 0 }
</style>${svg}`)
await page.evaluate('document.fonts.ready')
await page.screenshot({ path: fromRoot('web', 'public', 'preview.png') })
await browser.close()
