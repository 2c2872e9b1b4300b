import type { Page } from '@playwright/test'

/**
 * The screen and the touch input of a phone, as far as Playwright simulates
 * them.
 */
export const phone = {
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
}

/**
 * Arguments for Chromium's fake camera, and for an automatic answer to the
 * question whether a page may use the camera.
 */
export const camera = {
  isThere: '--use-fake-device-for-media-stream',
  isAllowed: '--use-fake-ui-for-media-stream',
  isDenied: '--use-fake-ui-for-media-stream=deny',
}

/** Removes screen capture, which no phone has. */
export const cannotCapture = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(MediaDevices.prototype, 'getDisplayMedia')
  })

/** Simulates a phone: removes APIs from Chromium on a computer. */
export async function actAsPhone(page: Page): Promise<void> {
  await cannotCapture(page)
  await page.addInitScript(() => {
    const match = window.matchMedia.bind(window)
    window.matchMedia = (query) =>
      match(query.includes('any-pointer: fine') ? 'not all' : query)
  })
}
