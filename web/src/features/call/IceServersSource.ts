import { orAfter } from 'src/browser/orAfter'
import type { UserId } from 'src/features/links'

import { parseIceServers, type IceServersAnswer } from './parseIceServers'

/** A request without an answer is aborted after this time. */
export const abandonAfterMs = 8_000

/** The credentials of this page at the signalling server. */
export interface AttachedClient {
  id: UserId
  token: string
}

/**
 * Fetches ICE servers once for all calls, and again before they expire. The api
 * gives relays only after an offer and its answer (docs/relay.md).
 */
export class IceServersSource {
  private client: AttachedClient | 'anybody' | null = null
  private answer: Promise<IceServersAnswer | null> | null = null
  private askedAtMs = 0
  private staleAtMs = 0
  private last: IceServersAnswer | null = null
  private expiresAtMs = 0

  constructor(
    private readonly url: () => string,
    private readonly fetchUrl: typeof fetch = (...args) => fetch(...args),
    private readonly now: () => number = Date.now
  ) {}

  /**
   * @param client null while the socket is not open: nothing is fetched;
   * `anybody` to fetch without credentials, which returns no relays
   */
  attach(client: AttachedClient | 'anybody' | null): void {
    this.client = client
    if (client) void this.current()
  }

  /**
   * @param patienceMs how long to wait for the answer
   * @returns the ICE servers. If the answer is late, missing or invalid: the
   * previous servers while they are valid, otherwise none, as direct paths may
   * still work.
   */
  async within(patienceMs: number): Promise<RTCIceServer[]> {
    const answer = await orAfter(patienceMs, this.current(), null)
    return (answer ?? this.living())?.iceServers ?? []
  }

  /**
   * Like `within`, but sends a new request if the previous answer may lack
   * relays.
   *
   * @param patienceMs how long to wait; `abandonAfterMs` waits until the
   * request ends
   */
  async withinCall(patienceMs: number): Promise<RTCIceServer[]> {
    if (this.last?.relaysInCall) this.staleAtMs = 0
    return this.within(patienceMs)
  }

  private living(): IceServersAnswer | null {
    return this.now() < this.expiresAtMs ? this.last : null
  }

  private current(): Promise<IceServersAnswer | null> {
    const { client } = this
    const nowMs = this.now()
    // After the clock was set back, the age of the answer is unknown.
    const isFresh = this.askedAtMs <= nowMs && nowMs < this.staleAtMs
    if (client && !(this.answer && isFresh)) {
      this.askedAtMs = nowMs
      this.staleAtMs = Infinity
      this.answer = this.load(client)
    }
    return this.answer ?? Promise.resolve(null)
  }

  private async load(
    client: AttachedClient | 'anybody'
  ): Promise<IceServersAnswer | null> {
    const impatience = new AbortController()
    const timer = setTimeout(() => impatience.abort(), abandonAfterMs)
    try {
      const response = await this.ask(client, impatience.signal)
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

  private ask(
    client: AttachedClient | 'anybody',
    signal: AbortSignal
  ): Promise<Response> {
    const options: RequestInit = { cache: 'no-store', signal }
    const askAsAnybody = () => this.fetchUrl(this.url(), options)
    if (client === 'anybody') return askAsAnybody()
    const authorization = `Basic ${btoa(`${client.id}:${client.token}`)}`
    return (
      this.fetchUrl(this.url(), { ...options, headers: { authorization } })
        // An api of version 0.9 on another host does not allow this header.
        .catch(askAsAnybody)
    )
  }
}
