/**
 * A link that Android takes out of an app and opens in Chrome
 * (developer.chrome.com/docs/android/intents). What is before the last # belongs to the page.
 *
 * @param url with https or http
 */
export function chromeIntent(url: string): string {
  const { protocol, host, pathname, search, hash } = new URL(url)
  const scheme = protocol.replace(':', '')
  return `intent://${host}${pathname}${search}${hash}#Intent;scheme=${scheme};package=com.android.chrome;end`
}
