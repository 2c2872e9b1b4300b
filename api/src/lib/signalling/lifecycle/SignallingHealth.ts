import type { WebSocketServer } from 'ws'

import { EchoSocket } from 'src/lib/signalling/peerServer/EchoSocket'

const freshMs = 1000
const patienceMs = 1000

/**
 * Why new clients are rejected. `not-answering`: PeerServer does not relay.
 * `no-store`: ids cannot be claimed in Redis. `full`: there are too many
 * sockets or queued messages.
 */
export type Unavailability = 'closing' | 'not-answering' | 'no-store' | 'full'

interface Watched {
  webSockets: WebSocketServer
  /** Whether ids can be claimed. */
  storeAnswers: () => Promise<boolean>
  /**
   * Whether any client would be refused, because all sockets are open or all
   * queues are full.
   */
  isFull: () => boolean
}

export class SignallingHealth {
  private watched: Watched | null = null
  private checkedAt = -Infinity
  private answer: Promise<Unavailability | null> = Promise.resolve('closing')

  watch(watched: Watched): void {
    this.watched = watched
    this.checkedAt = -Infinity
  }

  /** Call this when the signalling server closes. */
  forget(): void {
    this.watched = null
  }

  /**
   * Checks at most once a second.
   * @returns null when new clients are accepted
   */
  whyUnavailable(now = performance.now()): Promise<Unavailability | null> {
    if (!this.watched) {
      return Promise.resolve('closing')
    }
    if (now - this.checkedAt >= freshMs) {
      this.checkedAt = now
      this.answer = check(this.watched)
    }
    return this.answer
  }
}

async function check({
  webSockets,
  storeAnswers,
  isFull,
}: Watched): Promise<Unavailability | null> {
  const [relays, claims] = await Promise.all([
    inTime(new EchoSocket().travel(webSockets).then(() => true)),
    inTime(storeAnswers()),
  ])
  if (!relays) {
    return 'not-answering'
  }
  if (!claims) {
    return 'no-store'
  }
  return isFull() ? 'full' : null
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const late = AbortSignal.timeout(patienceMs)
  const tooLate = new Promise<boolean>((resolve) =>
    late.addEventListener('abort', () => resolve(false))
  )
  return Promise.race([answer.catch(() => false), tooLate])
}

export const signallingHealth = new SignallingHealth()
