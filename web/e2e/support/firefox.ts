import puppeteer, { type Browser, type Page } from 'puppeteer-core'

const preferences = {
  // The real capture, without the dialog that only a person can answer.
  'media.navigator.permission.disabled': true,
  'media.getdisplaymedia.enabled': true,
  'media.peerconnection.ice.loopback': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
  'media.autoplay.default': 0,
  // No call to anybody but us.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
}

export interface Firefox {
  browser: Browser
  page: Page
}

/**
 * Debian's Firefox over WebDriver BiDi.
 *
 * @param env DISPLAY of a virtual screen, which is what it captures; without one it is headless
 */
export async function launchFirefox(
  env?: Record<string, string>
): Promise<Firefox> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: !env,
    extraPrefsFirefox: preferences,
    env: { ...process.env, ...env },
  })
  return { browser, page: await browser.newPage() }
}
