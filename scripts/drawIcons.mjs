// Draws the icons of the installed web app: `node scripts/drawIcons.mjs`
import { readFileSync } from 'node:fs'

import { chromium } from '@playwright/test'

import { fromRoot } from './setup/root.mjs'

const face = readFileSync(fromRoot('web', 'public', 'favicon.svg'), 'utf8')

// Systems crop a maskable icon, but never within a circle of 80 % of its size:
// https://www.w3.org/TR/appmanifest/#icon-masks
const icons = [
  { name: 'icon-192', size: 192, part: 1, background: 'transparent' },
  { name: 'icon-512', size: 512, part: 1, background: 'transparent' },
  { name: 'icon-maskable-512', size: 512, part: 0.58, background: '#fff6ea' },
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const { name, size, part, background } of icons) {
  const page = await browser.newPage({
    viewport: { width: size, height: size },
  })
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background} }
    svg { width: ${part * 100}%; display: block }
  </style>${face}`)
  await page.screenshot({
    path: fromRoot('web', 'public', `${name}.png`),
    omitBackground: true,
  })
}
await browser.close()
