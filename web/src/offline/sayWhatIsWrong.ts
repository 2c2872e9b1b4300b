import type { OfflineTexts } from 'src/i18n/Texts'

/**
 * Fills the offline page: whether the network is missing or the site is
 * unreachable.
 */
export function sayWhatIsWrong(
  page: Document,
  { noInternet, unreachable, tryAgain }: OfflineTexts,
  { isOnline }: { isOnline: boolean }
): void {
  const { heading, advice } = isOnline ? unreachable : noInternet
  const words = { h1: heading, p: advice, button: tryAgain }
  for (const [element, text] of Object.entries(words)) {
    page.querySelector(element)?.replaceChildren(text)
  }
  page.title = heading
}
