import type { Page } from '@playwright/test'

/**
 * Lets a page that a test has rewritten connect to this machine. For Chromium,
 * such a page does not come from this machine.
 */
export const rewritten = {
  args: [
    '--disable-features=WebRtcHideLocalIpsWithMdns,LocalNetworkAccessChecks,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  ],
}

/**
 * Makes a modern browser load the build for older browsers, as Firefox 59 does.
 *
 * @param server answers instead of the page's own
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
