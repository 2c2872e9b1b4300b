import { atBase } from 'src/browser/basePath'

/** Even a slow network delivers a few bytes within this time. */
const patienceMs = 10_000

/**
 * Requests a file that every build has and that the service worker does not
 * handle.
 *
 * @throws if the site does not answer
 */
export async function reachSite(): Promise<void> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patienceMs)
  try {
    const { ok } = await fetch(atBase('/offline.html'), {
      method: 'HEAD',
      cache: 'no-store',
      signal: late.signal,
    })
    if (!ok) throw new Error('The site does not answer as it should.')
  } finally {
    clearTimeout(timer)
  }
}
