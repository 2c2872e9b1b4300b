import type { Browser } from '@playwright/test'

/** Kills the browser: it sends no goodbye, and closes no sockets. */
export async function kill(browser: Browser): Promise<void> {
  const gone = new Promise((resolve) => browser.once('disconnected', resolve))
  const session = await browser.newBrowserCDPSession()
  session.send('Browser.crash').catch(() => {})
  await gone
}

const frozen = new Set<() => void>()

/** Call it at the end of a test, because frozen browsers cannot be closed. */
export const thawAll = (): void => frozen.forEach((thaw) => thaw())

/** @returns a function that calls `thaw`, unless `thawAll` has called it */
export function frozenUntil(thaw: () => void): () => void {
  const once = () => {
    if (frozen.delete(once)) thaw()
  }
  frozen.add(once)
  return once
}

/**
 * Stops every process of a browser. To the other side, this looks like sleep or
 * a dead network.
 *
 * @returns a function that resumes the browser
 */
export async function freeze(browser: Browser): Promise<() => void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const signal = (name: NodeJS.Signals) =>
    processInfo.forEach(({ id }) => process.kill(id, name))
  signal('SIGSTOP')
  return frozenUntil(() => signal('SIGCONT'))
}
