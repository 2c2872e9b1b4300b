import type { WebSocketServer } from 'ws'

import { EchoSocket } from './EchoSocket'

const freshMs = 1000
const patienceMs = 1000

/** Knows whether the signalling server of this process answers. */
export class SignallingHealth {
  #webSockets: WebSocketServer | null = null
  #checkedAt = -Infinity
  #answer: Promise<boolean> = Promise.resolve(false)

  /** From now on it is this one that is asked. */
  watch(webSockets: WebSocketServer): void {
    this.#webSockets = webSockets
    this.#checkedAt = -Infinity
  }

  /** It is closing: from now on the answer is no. */
  forget(): void {
    this.#webSockets = null
  }

  /** Asks at most once a second, however often it is called. */
  isAlive(now = performance.now()): Promise<boolean> {
    if (!this.#webSockets) {
      return Promise.resolve(false)
    }
    if (now - this.#checkedAt >= freshMs) {
      this.#checkedAt = now
      this.#answer = answers(this.#webSockets)
    }
    return this.#answer
  }
}

const answers = async (webSockets: WebSocketServer): Promise<boolean> => {
  const late = AbortSignal.timeout(patienceMs)
  const tooLate = new Promise<boolean>((resolve) =>
    late.addEventListener('abort', () => resolve(false))
  )
  const travelled = new EchoSocket().travel(webSockets).then(
    () => true,
    () => false
  )
  return Promise.race([travelled, tooLate])
}

/** That of the signalling server which this process mounts. */
export const signallingHealth = new SignallingHealth()
