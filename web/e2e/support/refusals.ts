import type { Page } from '@playwright/test'

/**
 * Makes getDisplayMedia reject as in a browser or system that the test machine
 * lacks.
 *
 * @param afterMs how long the picker was open
 */
export const refuseCapture = (
  page: Page,
  name: string,
  message: string,
  afterMs = 0
) =>
  page.addInitScript(
    ([name, message, afterMs]) => {
      navigator.mediaDevices.getDisplayMedia = () =>
        new Promise((_, reject) =>
          setTimeout(() => reject(new DOMException(message, name)), afterMs)
        )
    },
    [name, message, afterMs] as const
  )

/** User agents that tell the page which system settings to name. */
export const chromeOn = (system: keyof typeof systems) =>
  `Mozilla/5.0 (${systems[system]}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36`

const systems = {
  macOS: 'Macintosh; Intel Mac OS X 10_15_7',
  Windows: 'Windows NT 10.0; Win64; x64',
}

/** User agents of browsers within apps. */
export const appBrowsers = {
  'Facebook on Android':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/150.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0]',
  'Instagram on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.0',
}

/** User agents of browsers on a Mac. The page has drawings of their pickers. */
export const otherBrowsers = {
  Firefox:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Gecko/20100101 Firefox/153.0',
  Safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.6 Safari/605.1.15',
}

/** Plain HTTP is a secure context only on localhost. */
export const plainHost = {
  arg: '--host-resolver-rules=MAP plain.test 127.0.0.1',
  /** insecure address of the same server */
  url: (baseURL: string) => `http://plain.test:${new URL(baseURL).port}`,
}
