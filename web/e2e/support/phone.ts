import type { Page } from '@playwright/test'

/** A browser on a phone, as far as Playwright knows one. */
export const phone = {
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
}

/** How the browser’s own question about the camera is answered; the real capture follows. */
export const camera = {
  isThere: '--use-fake-device-for-media-stream',
  isAllowed: '--use-fake-ui-for-media-stream',
  isDenied: '--use-fake-ui-for-media-stream=deny',
}

/** What no phone has: a capture of its screen. */
export const cannotCapture = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(MediaDevices.prototype, 'getDisplayMedia')
  })

/** Chromium on a computer, without what a phone lacks. */
export async function actAsPhone(page: Page): Promise<void> {
  await cannotCapture(page)
  await page.addInitScript(() => {
    const match = window.matchMedia.bind(window)
    window.matchMedia = (query) =>
      match(query.includes('any-pointer: fine') ? 'not all' : query)
  })
}
