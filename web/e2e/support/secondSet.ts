import type { Page } from '@playwright/test'

/**
 * Lets a page whose HTML a test has changed connect to this machine. Chromium
 * allows this only to pages that it has loaded from this machine.
 */
export const rewritten = {
  args: [
    '--disable-features=WebRtcHideLocalIpsWithMdns,LocalNetworkAccessChecks,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  ],
}

/**
 * Makes a modern browser load the build for older browsers, as Firefox 59 does.
 *
 * @param server answers in place of the page's own server
 */
export const withoutModules = (page: Page, server?: string) =>
  page.route(/\/[^.]*$/, async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document') return route.fallback()
    const url = server && server + new URL(request.url()).pathname
    const answer = await route.fetch({ url })
    const html = (await answer.text())
      .replace(/<script[^>]*type="module"[^>]*>[^]*?<\/script>/g, '')
      .replace(/<script nomodule(="")?/g, '<script')
    return route.fulfill({ response: answer, body: html })
  })
