import { randomBytes } from 'node:crypto'
import { once } from 'node:events'

import { WebSocket } from 'ws'

import { metrics } from 'src/lib/metrics'

import { endWhenSilent } from './endWhenSilent'

const handshakeTimeoutMs = 1_000

/** More than any operator has, whatever is written into Redis. */
const maxLinks = 100

/** What waits for an instance that does not read is better off in Redis. */
const maxBufferedBytes = 16 * 1024 * 1024

interface Surroundings {
  /** Tells an instance over Redis the key with which this one will come. */
  tellKey: (instance: string, key: string) => Promise<unknown>
  /** What an instance says back over the link. */
  onAnswer: (text: string) => void
}

/** The links of this instance to others, past Redis. */
export class Links {
  readonly #open = new Map<string, WebSocket>()
  readonly #opening = new Map<string, Promise<void>>()
  #isClosed = false

  constructor(private readonly around: Surroundings) {}

  /** Links to an instance that says where it can be reached, if it can. */
  hear(instance: string, address: string): void {
    const isKnown = this.#open.has(instance) || this.#opening.has(instance)
    const isFull = this.#open.size + this.#opening.size >= maxLinks
    if (!isKnown && !isFull && !this.#isClosed) {
      const opening = this.open(instance, address)
        // It will say so again in some seconds.
        .catch(() => undefined)
        .finally(() => this.#opening.delete(instance))
      this.#opening.set(instance, opening)
    }
  }

  /**
   * What is sent while a link is being opened waits for it, so that it does
   * not overtake what has been sent through Redis before.
   * @returns false when there is no link
   */
  send(instance: string, text: string): boolean | Promise<boolean> {
    const opening = this.#opening.get(instance)
    return opening
      ? opening.then(() => this.sendNow(instance, text))
      : this.sendNow(instance, text)
  }

  close(): void {
    this.#isClosed = true
    this.#open.forEach((socket) => socket.close())
  }

  private sendNow(instance: string, text: string): boolean {
    const socket = this.#open.get(instance)
    if (socket?.readyState !== WebSocket.OPEN) {
      return false
    }
    if (socket.bufferedAmount > maxBufferedBytes) {
      socket.terminate()
      return false
    }
    socket.send(text)
    return true
  }

  private async open(instance: string, address: string): Promise<void> {
    const key = randomBytes(32).toString('base64url')
    await this.around.tellKey(instance, key)
    const socket = new WebSocket(`ws://${address}`, {
      headers: { authorization: key },
      handshakeTimeout: handshakeTimeoutMs,
      perMessageDeflate: false,
    })
    // It closes after an error; unheard, that would end the process.
    socket.on('error', () => undefined)
    socket.on('message', (data) => this.around.onAnswer(data.toString()))
    await once(socket, 'open')
    if (this.#isClosed) {
      socket.terminate()
      return
    }
    endWhenSilent(socket)
    this.#open.set(instance, socket)
    metrics.links.inc()
    socket.once('close', () => {
      this.#open.delete(instance)
      metrics.links.dec()
    })
  }
}
