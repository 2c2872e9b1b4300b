import type { Undo } from 'src/browser/listen'
import type { CallPort } from 'src/features/call/PeerPort'
import type { PeerSession } from 'src/features/session/PeerSession'

import {
  encodeHandover,
  type HandoverMessage,
  parseHandover,
} from './model/handoverMessage'

interface HandoverListener {
  /** a verified call has begun */
  began(): void
  heard(message: HandoverMessage): void
}

/**
 * The messages by which a helper hands over how she can be rung: in calls in
 * which both people have proved who they are, and in no others.
 */
export class HandoverChannel {
  private call: CallPort | null = null
  private unlisten: Undo = () => {}
  private unfollow: Undo = () => {}

  constructor(
    private readonly session: Pick<PeerSession, 'getSnapshot' | 'subscribe'>,
    private readonly listener: HandoverListener
  ) {}

  open(): void {
    this.unfollow = this.session.subscribe(this.follow)
    this.follow()
  }

  close(): void {
    this.unfollow()
    this.unlisten()
  }

  /** @returns whether the call is still there; otherwise nothing is said */
  say(message: HandoverMessage): boolean {
    this.call?.beside.send(encodeHandover(message))
    return this.call !== null
  }

  private readonly follow = (): void => {
    const snapshot = this.session.getSnapshot()
    const { isVerified, mediaConnection, remoteParticipantState } = snapshot
    const isMet = isVerified && remoteParticipantState === 'connected'
    const call = isMet ? mediaConnection : null
    if (call === this.call) return
    this.unlisten()
    this.call = call
    if (!call) return
    this.unlisten = call.beside.listen(this.hear)
    this.listener.began()
  }

  private readonly hear = (text: string): boolean => {
    const message = parseHandover(text)
    if (typeof message !== 'string') this.listener.heard(message)
    return message !== 'unknown'
  }
}
