import type { Browser } from '@playwright/test'

/** Kills a browser at once: no farewell, no closing of sockets by the page. */
export async function kill(browser: Browser): Promise<void> {
  const gone = new Promise((resolve) => browser.once('disconnected', resolve))
  const session = await browser.newBrowserCDPSession()
  session.send('Browser.crash').catch(() => {})
  await gone
}

const frozen = new Set<() => void>()

/** Before a test ends: browsers that have been stopped cannot be closed. */
export const thawAll = (): void => frozen.forEach((thaw) => thaw())

/** @returns the same, for `thawAll` as well */
export function frozenUntil(thaw: () => void): () => void {
  const once = () => {
    if (frozen.delete(once)) thaw()
  }
  frozen.add(once)
  return once
}

/**
 * Stops every process of a browser, as sleep or a dead network does to the
 * other side.
 *
 * @returns lets it go on
 */
export async function freeze(browser: Browser): Promise<() => void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const signal = (name: NodeJS.Signals) =>
    processInfo.forEach(({ id }) => process.kill(id, name))
  signal('SIGSTOP')
  return frozenUntil(() => signal('SIGCONT'))
}
