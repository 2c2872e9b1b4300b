import type { Page } from '@playwright/test'

/** A phone's browser, as far as Playwright simulates one. */
export const phone = {
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
}

/**
 * The browser answers its question about the camera by itself. The camera is
 * Chromium’s fake one.
 */
export const camera = {
  isThere: '--use-fake-device-for-media-stream',
  isAllowed: '--use-fake-ui-for-media-stream',
  isDenied: '--use-fake-ui-for-media-stream=deny',
}

/** No phone has screen capture. */
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
