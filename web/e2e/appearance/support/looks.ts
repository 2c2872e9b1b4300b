import { join } from 'node:path'

import { expect, type Page } from '@playwright/test'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

const looks = {
  'desktop-light': { ...desktop, colorScheme: 'light' },
  'desktop-dark': { ...desktop, colorScheme: 'dark' },
  'phone-light': { ...phone, colorScheme: 'light' },
  'phone-dark': { ...phone, colorScheme: 'dark' },
  /** size of a window above other programs */
  panel: { width: 360, height: 480, colorScheme: 'light' },
  'forced-colours': { ...desktop, colorScheme: 'dark', forcedColors: 'active' },
} as const

export type Look = keyof typeof looks

const unsteady = join(__dirname, 'unsteady.css')

/** Compares the page with its image, except for parts that always differ. */
export async function expectLooks(
  page: Page,
  scene: string,
  wanted: readonly Look[]
): Promise<void> {
  // The list of languages loads after the page.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('[data-language]')).every(
      (place) => place.childElementCount > 0
    )
  )
  for (const look of wanted) {
    const { width, height, ...media } = looks[look]
    await page.setViewportSize({ width, height })
    await page.emulateMedia({
      reducedMotion: 'reduce',
      forcedColors: 'none',
      ...media,
    })
    await expect
      .soft(page)
      .toHaveScreenshot([scene.replaceAll(' ', '-'), `${look}.png`], {
        stylePath: unsteady,
        fullPage: true,
      })
  }
  await page.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' })
}
