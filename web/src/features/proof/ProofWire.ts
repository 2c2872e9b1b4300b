import { listen, type Undo } from 'src/browser/listen'
import { after } from 'src/browser/unthrottledTimers'

import {
  encodeProof,
  parseProof,
  type ProofMessage,
} from './model/proofMessage'

/**
 * How long to wait for a message. An honest peer answers within a round trip
 * and some milliseconds.
 */
const patienceMs = 10_000

/** A connected peer sends heartbeats more often than this. */
const recentMs = 3_000

/** Limit for unread messages; an honest peer sends one in advance. */
const mostKept = 4

interface Channel extends EventTarget {
  readonly readyState: RTCDataChannelState
  send(text: string): void
}

/**
 * Why no message came. `late`: the peer sends other messages, but no proof.
 * `lost`: nothing arrives, so the connection may be gone.
 */
export type Silence = 'late' | 'lost'

/**
 * Sends and receives the messages of a proof on a call's DataChannel. The
 * session gets no message of this call until the peer is verified.
 */
export class ProofWire {
  private readonly received: ProofMessage[] = []
  private readonly unlisten: Undo[]
  private tell = () => {}
  private heardAtMs = -Infinity

  constructor(private readonly channel: Channel) {
    this.unlisten = [
      listen<MessageEvent>(channel, 'message', ({ data }) => this.hear(data)),
      listen(channel, 'close', () => this.tell()),
    ]
  }

  /** Ignores later messages of the call. */
  stop(): void {
    this.unlisten.forEach((undo) => undo())
  }

  async next(): Promise<ProofMessage | Silence> {
    let isOver = false
    await new Promise<void>((resolve) => {
      const end = () => {
        isOver = true
        resolve()
      }
      const endWaiting = after(patienceMs, end)
      this.tell = () => {
        const isClosed = this.channel.readyState !== 'open'
        if (!isClosed && this.received.length === 0) return
        endWaiting()
        resolve()
      }
      this.tell()
    })
    this.tell = () => {}
    const message = this.received.shift()
    if (message) return message
    const isHeard = performance.now() - this.heardAtMs < recentMs
    return isOver && isHeard ? 'late' : 'lost'
  }

  send(message: ProofMessage): void {
    if (this.channel.readyState === 'open') {
      this.channel.send(encodeProof(message))
    }
  }

  private hear(data: unknown): void {
    this.heardAtMs = performance.now()
    const message = parseProof(data)
    if (typeof message === 'string' || this.received.length >= mostKept) return
    this.received.push(message)
    this.tell()
  }
}
