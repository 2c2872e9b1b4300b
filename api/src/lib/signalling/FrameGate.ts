import { TokenBucket } from 'src/lib/limits/TokenBucket'

import type { AbsentGate } from './AbsentGate'
import { badDataCode, normalCode, policyCode } from './closeCodes'
import { countFrame } from './countFrame'
import { countRefusal } from './countRefusal'
import { parseFrame } from './frame'
import { type RoutedFrame, routedFromText } from './routedFrame'

/** Setting up a call takes 15 frames, in two seconds. */
const frameFlow = { burst: 200, perSecond: 30 }
/** No client makes any; a data connection that is not relayed counts as one. */
const mistakeFlow = { burst: 20, perSecond: 0.5 }

interface Sender {
  /** Closes it for what it sent. */
  refuse: (code: number, reason: string) => void
  /** Frees its id, and closes it. */
  dismiss: (code: number) => void
  /** Hands PeerServer a frame, if it may be relayed or wait. */
  pass: (dst: string, text: string) => void
}

interface Surroundings {
  userId: string
  absent: AbsentGate
  /** Finds the way of a frame; `pass` hands it to PeerServer. */
  route: (frame: RoutedFrame, pass: () => void) => void
}

/** Lets through what one client may say, at a pace that the server can bear. */
export class FrameGate {
  private readonly frames = new TokenBucket(frameFlow)
  private readonly mistakes = new TokenBucket(mistakeFlow)

  constructor(
    private readonly sender: Sender,
    private readonly around: Surroundings
  ) {}

  receive(text: string): void {
    const now = performance.now()
    if (!this.frames.take(now)) {
      this.sender.refuse(policyCode, 'too-many-frames')
      return
    }
    const frame = parseFrame(text)
    countFrame(frame)
    if (!frame) {
      if (!this.mistakes.take(now)) {
        this.sender.refuse(badDataCode, 'malformed-frames')
      }
      return
    }
    switch (frame.type) {
      case 'HEARTBEAT':
        break
      case 'LEAVE':
        // PeerServer 1.0.2 frees the id at LEAVE but keeps listening.
        this.sender.dismiss(normalCode)
        break
      default:
        if (
          frame.type === 'OFFER' &&
          this.around.absent.isGuess(frame.dst, now)
        ) {
          countRefusal('too-many-receivers')
          break
        }
        this.around.route(routedFromText(this.around.userId, frame, text), () =>
          this.sender.pass(frame.dst, text)
        )
    }
  }
}
