import type { Page } from '@playwright/test'

/** A page that a test has rewritten is not of this machine for Chromium. */
export const rewritten = {
  args: [
    '--disable-features=WebRtcHideLocalIpsWithMdns,LocalNetworkAccessChecks,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  ],
}

/**
 * Makes a new browser take the second set of files, as Firefox 59 does.
 *
 * @param server what answers instead of the page's own server
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
