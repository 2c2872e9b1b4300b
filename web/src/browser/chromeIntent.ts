/**
 * A link that makes Android leave an app and open Chrome
 * (developer.chrome.com/docs/android/intents). Everything before the last #
 * belongs to the page.
 *
 * @param url with https or http
 */
export function chromeIntent(url: string): string {
  const { protocol, host, pathname, search, hash } = new URL(url)
  const scheme = protocol.replace(':', '')
  return `intent://${host}${pathname}${search}${hash}#Intent;scheme=${scheme};package=com.android.chrome;end`
}
