import type { WebSocketServer } from 'ws'

import { EchoSocket } from 'src/lib/signalling/peerServer/EchoSocket'

const freshMs = 1000
const patienceMs = 1000

/**
 * Why a new client would be rejected: the process is closing, PeerServer does
 * not relay, ids cannot be claimed, or there is no room for a socket or a
 * frame.
 */
export type Unavailability = 'closing' | 'not-answering' | 'no-store' | 'full'

interface Watched {
  webSockets: WebSocketServer
  /** Does the store that holds the claims answer? */
  storeAnswers: () => Promise<boolean>
  /**
   * Are all sockets open, or all queues full, so that any client would be
   * refused?
   */
  isFull: () => boolean
}

/** Knows whether this process's signalling server accepts new clients. */
export class SignallingHealth {
  private watched: Watched | null = null
  private checkedAt = -Infinity
  private answer: Promise<Unavailability | null> = Promise.resolve('closing')

  /** Starts to check this signalling server. */
  watch(watched: Watched): void {
    this.watched = watched
    this.checkedAt = -Infinity
  }

  /**
   * Call it when the server closes; new clients are not accepted afterwards.
   */
  forget(): void {
    this.watched = null
  }

  /**
   * Checks at most once a second, even if it is called more often.
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

/** Resolves with false if the answer fails or takes too long. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const late = AbortSignal.timeout(patienceMs)
  const tooLate = new Promise<boolean>((resolve) =>
    late.addEventListener('abort', () => resolve(false))
  )
  return Promise.race([answer.catch(() => false), tooLate])
}

/** The health of this process's signalling server. */
export const signallingHealth = new SignallingHealth()
