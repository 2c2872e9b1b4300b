import type { IceServersAnswer } from './parseIceServers'

/** A request that hangs is dropped, so that the next call may ask again. */
const abandonAfterMs = 8_000

/** Fetches ICE servers from the api, once for all who ask, and again before they expire. */
export class IceServersSource {
  private answer: Promise<IceServersAnswer | null> | null = null
  private staleAtMs = 0
  private last: IceServersAnswer | null = null
  private expiresAtMs = 0

  constructor(
    private readonly url: () => string,
    private readonly fetchUrl: typeof fetch = (...args) => fetch(...args),
    private readonly now: () => number = Date.now
  ) {}

  /**
   * @param patienceMs how long a late answer is waited for
   * @returns the ICE servers; when the answer is late, missing or makes no sense,
   *   those of the last one while they live, else none: direct paths still work
   */
  async within(patienceMs: number): Promise<RTCIceServer[]> {
    const late = new Promise<null>((resolve) =>
      setTimeout(() => resolve(null), patienceMs)
    )
    const answer = await Promise.race([this.current(), late])
    return (answer ?? this.living())?.iceServers ?? []
  }

  private living(): IceServersAnswer | null {
    return this.now() < this.expiresAtMs ? this.last : null
  }

  private current(): Promise<IceServersAnswer | null> {
    if (!this.answer || this.now() >= this.staleAtMs) {
      this.staleAtMs = Infinity
      this.answer = this.load()
    }
    return this.answer
  }

  private async load(): Promise<IceServersAnswer | null> {
    const impatience = new AbortController()
    const timer = setTimeout(() => impatience.abort(), abandonAfterMs)
    try {
      const [response, { parseIceServers }] = await Promise.all([
        this.fetchUrl(this.url(), {
          cache: 'no-store',
          signal: impatience.signal,
        }),
        import('./parseIceServers'),
      ])
      const parsed = parseIceServers(await response.json())
      const lifeMs = parsed.ttlSeconds * 1000
      this.staleAtMs = this.now() + lifeMs / 2
      this.expiresAtMs = this.now() + lifeMs
      this.last = parsed
      return parsed
    } catch {
      this.staleAtMs = 0
      return null
    } finally {
      clearTimeout(timer)
    }
  }
}
