/** Longer than a slow network takes for a few bytes. */
const patienceMs = 10_000

/**
 * @throws when the site does not answer. What is asked for is in every build,
 * and the service worker leaves it to the network.
 */
export async function reachSite(): Promise<void> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patienceMs)
  try {
    const { ok } = await fetch('/offline.html', {
      method: 'HEAD',
      cache: 'no-store',
      signal: late.signal,
    })
    if (!ok) throw new Error('The site does not answer as it should.')
  } finally {
    clearTimeout(timer)
  }
}
