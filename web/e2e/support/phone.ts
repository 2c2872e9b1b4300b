import type { Page } from '@playwright/test'

/** A phone's browser, as far as Playwright simulates one. */
export const phone = {
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
}

/**
 * Answers the browser’s question about the camera without a person. The
 * captured camera is Chromium’s fake one.
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

/** Simulates a phone by removing APIs from Chromium on a computer. */
export async function actAsPhone(page: Page): Promise<void> {
  await cannotCapture(page)
  await page.addInitScript(() => {
    const match = window.matchMedia.bind(window)
    window.matchMedia = (query) =>
      match(query.includes('any-pointer: fine') ? 'not all' : query)
  })
}
