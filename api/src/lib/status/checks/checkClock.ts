import { askWebServer } from './askWebServer'
import { fails, type Finding, neither, works } from './Finding'

/** A web server's Date has whole seconds, and its answer takes a while. */
const toleratedSeconds = 30

/**
 * Compares this machine's clock with the Date that web servers send (RFC 9110,
 * section 6.6.1). A server on this machine has the same clock.
 *
 * @param now milliseconds since the Unix epoch
 */
export async function checkClock(
  servers: readonly URL[],
  patienceMs: number,
  now = Date.now
): Promise<Finding> {
  const name = 'Clock of this machine'
  const differences = await Promise.all(
    servers.map(async (url) => {
      const answer = await askWebServer(url, patienceMs)
      return (now() - Date.parse(answer?.headers.date ?? '')) / 1000
    })
  )
  const known = differences.filter(Number.isFinite)
  if (known.length === 0) {
    return neither(name, 'unknown', 'could not be compared with another one')
  }
  const most = known.reduce((one, other) =>
    Math.abs(one) > Math.abs(other) ? one : other
  )
  if (Math.abs(most) <= toleratedSeconds) return works(name, 'is right')
  // To ten seconds, because the answer took a while.
  const seconds = Math.round(Math.abs(most) / 10) * 10
  const result = `is about ${seconds} s ${most > 0 ? 'fast' : 'slow'}`
  return fails(name, 'clock', result)
}
