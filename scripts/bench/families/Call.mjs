import { offer } from '../signalling/client.mjs'

/**
 * A page repeats an unanswered request after this time (`healGraceMs` in
 * web/src/features/session/model/limits.ts).
 */
const againMs = 4_000

let calls = 0

const frame = (type, dst, payload) => ({ type, dst, payload })

const candidate = (connectionId) => ({
  type: 'media',
  connectionId,
  candidate: {
    candidate: 'candidate:1 1 udp 2122260223 192.0.2.1 54321 typ host',
    sdpMid: '0',
    sdpMLineIndex: 0,
  },
})

/**
 * Simulates a call: an offer, an answer, and three candidates of each side.
 * Afterwards, a call needs the server only for an ICE restart.
 */
export class Call {
  #id = `mc_${++calls}`
  #settle
  #timer
  #restarted = null
  attempts = 0
  isSetUp = new Promise((resolve) => (this.#settle = resolve))

  constructor(caller, callee) {
    this.caller = caller
    this.callee = callee
    caller.heard = (message) => this.#callerHears(message)
    callee.heard = (message) => this.#calleeHears(message)
  }

  place() {
    this.attempts++
    const { dst, payload } = JSON.parse(offer(this.callee.id))
    this.caller.send(
      frame('OFFER', dst, { ...payload, connectionId: this.#id })
    )
    this.#timer = setTimeout(() => this.place(), againMs)
    return this.isSetUp
  }

  /** Resolves when the request for an ICE restart is answered. */
  restart() {
    return new Promise((resolve) => {
      const ask = () => {
        this.caller.send(this.#restartFrame('offer', this.callee.id))
        this.#timer = setTimeout(ask, againMs)
      }
      this.#restarted = resolve
      ask()
    })
  }

  end() {
    clearTimeout(this.#timer)
    this.caller.heard = this.callee.heard = null
  }

  #restartFrame(type, dst) {
    return frame('ANSWER', dst, {
      type: 'kinscreen',
      v: 1,
      control: 'restart',
      callId: this.#id,
      description: { type, sdp: 'a=ice-ufrag:restarted\r\n' },
    })
  }

  #sendCandidates(from, to) {
    for (let count = 0; count < 3; count++) {
      from.send(frame('CANDIDATE', to.id, candidate(this.#id)))
    }
  }

  #callerHears({ type, payload }) {
    if (type !== 'ANSWER') return
    if (payload.control === 'restart') {
      clearTimeout(this.#timer)
      this.#restarted?.()
    } else if (payload.connectionId === this.#id) {
      clearTimeout(this.#timer)
      this.#sendCandidates(this.caller, this.callee)
      this.#settle()
    }
  }

  #calleeHears({ type, payload }) {
    if (type === 'OFFER') {
      const sdp = { type: 'answer', sdp: payload.sdp.sdp }
      this.callee.send(
        frame('ANSWER', this.caller.id, {
          type: 'media',
          connectionId: this.#id,
          sdp,
        })
      )
      this.#sendCandidates(this.callee, this.caller)
    } else if (payload?.control === 'restart') {
      this.callee.send(this.#restartFrame('answer', this.caller.id))
    }
  }
}
