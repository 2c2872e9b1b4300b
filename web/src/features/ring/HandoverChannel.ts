import type { Undo } from 'src/browser/listen'
import type { CallPort } from 'src/features/call'
import { gestureRate, type MessageRouter } from 'src/features/messages'
import type { PeerSession } from 'src/features/session'

import { type HandoverMessage, handoverSchema } from './model/handoverMessage'

interface HandoverListener {
  /** called when a call with a verified peer has started */
  began(): void
  heard(message: HandoverMessage): void
}

/**
 * Exchanges messages about push subscriptions, only in calls in which both
 * sides are verified.
 */
export class HandoverChannel {
  private call: CallPort | null = null
  private router: MessageRouter | null = null
  private unregister: Undo = () => {}
  private unfollow: Undo = () => {}

  constructor(
    private readonly session: Pick<PeerSession, 'getSnapshot' | 'subscribe'>,
    private readonly listener: HandoverListener
  ) {}

  open(router: MessageRouter): void {
    this.router = router
    this.unfollow = this.session.subscribe(this.follow)
    this.follow()
  }

  close(): void {
    this.unfollow()
    this.unregister()
  }

  /** @returns whether there is still a call; without one, nothing is sent */
  say(message: HandoverMessage): boolean {
    this.router?.send(message)
    return this.call !== null
  }

  private readonly follow = (): void => {
    const snapshot = this.session.getSnapshot()
    const { isVerified, mediaConnection, remoteParticipantState } = snapshot
    const isMet = isVerified && remoteParticipantState === 'connected'
    const call = isMet ? mediaConnection : null
    if (call === this.call) return
    this.unregister()
    this.call = call
    if (!call || !this.router) return
    this.unregister = this.router.register({
      schema: handoverSchema,
      from: {
        ...{ 'ring-wanted': 'sharer', 'ring-device': 'viewer' },
        'ring-device-kept': 'sharer',
      },
      rate: gestureRate,
      handle: (message, { isOwn }) => {
        if (!isOwn) this.listener.heard(message)
      },
    })
    this.listener.began()
  }
}
