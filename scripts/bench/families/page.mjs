import { setTimeout as delay } from 'node:timers/promises'

import { attach, heartbeat, person } from '../signalling/client.mjs'

const heartbeatMs = 5_000
/** The same value as in web/src/features/session/model/limits.ts. */
const establishTimeoutMs = 8_000

// The delays of web/src/browser/backoff.ts: 0.5, 1, 2 … 10 s, reduced by a
// random part of up to a half.
const backoffMs = (attempt) =>
  Math.min(500 * 2 ** (attempt - 1), 10_000) * (0.5 + Math.random() / 2)

/** Simulates an open page, which reconnects when its socket is closed. */
export class Page {
  #port
  #who = person()
  #socket = null
  #heartbeats
  #isClosed = false
  /** @type {((frame: { type: string, src: string, payload: object }) => void) | null} */
  heard = null
  /** How long each disconnection lasted, in milliseconds. */
  absencesMs = []

  constructor(port) {
    this.#port = port
  }

  get id() {
    return this.#who.id
  }

  get isAttached() {
    return this.#socket !== null
  }

  async open() {
    await this.#attach()
    // A random delay spreads the heartbeats of all pages.
    await delay(Math.random() * heartbeatMs)
    this.#heartbeats = setInterval(() => this.#say(heartbeat), heartbeatMs)
  }

  send(frame) {
    return this.#say(JSON.stringify(frame))
  }

  close() {
    this.#isClosed = true
    clearInterval(this.#heartbeats)
    this.#socket?.close()
  }

  #say(text) {
    this.#socket?.send(text)
    return this.#socket !== null
  }

  async #attach() {
    for (let attempt = 1; !this.#isClosed; attempt++) {
      const client = await attach(
        this.#port,
        this.#who,
        AbortSignal.timeout(establishTimeoutMs)
      ).catch(() => null)
      if (client) return this.#attached(client.socket)
      await delay(backoffMs(attempt))
    }
  }

  #attached(socket) {
    this.#socket = socket
    socket.on('message', (data) => this.heard?.(JSON.parse(data)))
    socket.once('close', () => void this.#lost())
  }

  async #lost() {
    this.#socket = null
    if (this.#isClosed) return
    const sinceMs = performance.now()
    await delay(backoffMs(1))
    await this.#attach()
    this.absencesMs.push(performance.now() - sinceMs)
  }
}

/** Opens pages, `width` at a time. */
export async function openPages(port, count, width = 100) {
  const pages = Array.from({ length: count }, () => new Page(port))
  const waiting = [...pages]
  const worker = async () => {
    for (let next; (next = waiting.pop()); ) {
      const opened = next.open()
      while (!next.isAttached) await delay(5)
      opened.catch(() => {})
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return pages
}
