import type { DescriptionType } from 'src/lib/cluster/Exchanges'
import { TokenBucket } from 'src/lib/limits/TokenBucket'
import {
  badDataCode,
  policyCode,
  signInRequired,
} from 'src/lib/signalling/protocol'
import { parseFrame, type RelayedFrame } from 'src/lib/signallingMessages/frame'
import { isRecord } from 'src/lib/signallingMessages/jsonRules'
import {
  type RoutedFrame,
  routedFromText,
} from 'src/lib/signallingMessages/routedFrame'

import type { AbsentGate } from './AbsentGate'
import { ByteBudgets } from './ByteBudgets'
import { countFrame, countRefusal } from './counts'

/** Setting up a call takes 15 messages within two seconds. */
const frameFlow = { burst: 200, perSecond: 30 }
/**
 * Limits invalid frames. Our own pages send none. Where data connections are
 * not allowed, their frames count as invalid.
 */
const mistakeFlow = { burst: 20, perSecond: 0.5 }

interface Sender {
  send: (data: string) => void
  /** Closes the client because of what it sent. */
  refuse: (code: number, reason: string) => void
  /**
   * Releases the id of a client that has said goodbye, and closes its socket.
   */
  sayFarewell: () => void
  /** Hands a frame to PeerServer, which relays or queues it. */
  pass: (dst: string, text: string) => void
}

interface FrameGateDependencies {
  userId: string
  /**
   * Whether this client may answer calls, and thus view a screen (decision 62).
   */
  mayReceive: boolean
  absent: AbsentGate
  /** Whether frames of data connections are relayed. */
  relaysData: boolean
  /** `pass` hands the frame to PeerServer for an absent receiver. */
  route: (frame: RoutedFrame, pass: () => void) => void
  /** Called for an offer or answer, also for those of an ICE restart. */
  noteDescription: (type: DescriptionType, src: string, dst: string) => void
}

/** Our control messages have the type ANSWER too, but no connectionId. */
const isAnswerToCall = ({ type, payload }: RelayedFrame): boolean =>
  type === 'ANSWER' && payload.connectionId !== undefined

/**
 * A call or a control message. An attached page may answer these, so clients
 * can use them to find out who is attached.
 */
const asksWhoIsThere = (frame: RelayedFrame): boolean =>
  frame.type === 'OFFER' || (frame.type === 'ANSWER' && !isAnswerToCall(frame))

/**
 * The type of the session description in this frame: an ICE restart sends the
 * description inside our control message. Null for a data connection, which
 * gets no TURN relay.
 */
function descriptionType({ payload }: RelayedFrame): DescriptionType | null {
  if (payload.type === 'data') return null
  const { sdp, description = sdp } = payload
  const type = isRecord(description) ? description.type : null
  return type === 'offer' || type === 'answer' ? type : null
}

/** Checks what one client sends, and limits its rate. */
export class FrameGate {
  private readonly frames = new TokenBucket(frameFlow)
  private readonly mistakes = new TokenBucket(mistakeFlow)
  // Created on demand, because most clients only wait for a call.
  private budgets: ByteBudgets | undefined

  constructor(
    private readonly sender: Sender,
    private readonly dependencies: FrameGateDependencies
  ) {}

  /** @param bytes size of the text on the wire */
  receive(text: string, bytes: number): void {
    const now = performance.now()
    if (!this.frames.take(now)) {
      this.sender.refuse(policyCode, 'too-many-frames')
      return
    }
    const frame = parseFrame(text, bytes, this.dependencies.relaysData)
    countFrame(frame)
    if (!frame) {
      this.tolerate(badDataCode, 'malformed-frames', now)
      return
    }
    switch (frame.type) {
      case 'HEARTBEAT':
        break
      case 'LEAVE':
        // PeerServer 1.0.2 would release the id, but keep listening to the
        // socket, so the frame is not passed on.
        this.sender.sayFarewell()
        break
      default:
        this.relay(frame, { text, bytes, now })
    }
  }

  private relay(
    frame: RelayedFrame,
    { text, bytes, now }: { text: string; bytes: number; now: number }
  ): void {
    const { absent, mayReceive, noteDescription, route, userId } =
      this.dependencies
    if (!mayReceive && isAnswerToCall(frame)) {
      countRefusal('sign-in-required')
      this.sender.send(signInRequired)
      return
    }
    if (asksWhoIsThere(frame) && absent.isGuess(frame.dst, now)) {
      countRefusal('too-many-receivers')
      return
    }
    this.budgets ??= new ByteBudgets()
    if (!this.budgets.spend(frame.dst, bytes, now)) {
      countRefusal('too-many-bytes')
      this.tolerate(policyCode, 'too-many-bytes', now)
      return
    }
    const description = descriptionType(frame)
    if (description) noteDescription(description, userId, frame.dst)
    route(routedFromText(userId, frame, text), () =>
      this.sender.pass(frame.dst, text)
    )
  }

  /** Closes the client after too many invalid frames. */
  private tolerate(code: number, reason: string, nowMs: number): void {
    if (!this.mistakes.take(nowMs)) {
      this.sender.refuse(code, reason)
    }
  }
}
