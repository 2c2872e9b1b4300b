import type { Undo } from 'src/browser/listen'
import type { StoredPreference } from 'src/browser/StoredPreference'
import type { Signals } from 'src/features/call'
import { parseKeptHelpers, type UserId, withRing } from 'src/features/links'
import type { MessageRouter } from 'src/features/messages'
import { isSharer, type PeerSession } from 'src/features/session'

import { HandoverBox } from './HandoverBox'
import { HandoverChannel } from './HandoverChannel'
import type { CallerTag } from './model/callerTag'
import {
  encodeHandoverSignal,
  type HandoverMessage,
  parseHandoverSignal,
} from './model/handoverMessage'
import { parseRingAccess, type RingAccess } from './model/outgoingRing'

/** The helper's page may still be loading the code that answers. */
const askAgainMs = 2_000
const mostAttempts = 3

/**
 * Runs on the sharer's page. In each verified call, it asks the helper for the
 * push subscription of her device, so that the sharer can notify her later. The
 * answer is saved in the sharer's entry for this helper, or in memory until the
 * sharer saves the helper. A helper who agrees only after the call sends the
 * subscription encrypted for this page.
 */
export class DeviceAsker {
  private readonly channel: HandoverChannel
  private readonly answers = new Map<UserId, RingAccess>()
  private unsubscribe: Undo = () => {}
  private unlisten: Undo = () => {}
  /** identifies this sharer to the helper; from her last answer */
  private tag: CallerTag | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly session: Pick<PeerSession, 'getSnapshot' | 'subscribe'>,
    private readonly helpers: Pick<
      StoredPreference,
      'getSnapshot' | 'keep' | 'subscribe'
    >
  ) {
    this.channel = new HandoverChannel(session, {
      began: () => {
        this.tag = null
        this.listen()
        this.ask(1)
      },
      heard: (message) => this.hear(message),
    })
  }

  open(router: MessageRouter): void {
    this.unsubscribe = this.helpers.subscribe(this.keep)
    this.channel.open(router)
  }

  close(): void {
    clearTimeout(this.timer)
    this.unsubscribe()
    this.unlisten()
    this.channel.close()
  }

  private listen(): void {
    const { signals } = this.session.getSnapshot()
    this.unlisten()
    this.unlisten =
      signals?.listen(
        (remoteId, payload) =>
          void this.unseal(signals, remoteId, payload).catch(() => {})
      ) ?? (() => {})
  }

  private async unseal(
    signals: Signals,
    remoteId: UserId,
    payload: unknown
  ): Promise<void> {
    const signal = parseHandoverSignal(payload)
    const { helperId, tag } = this
    const { ownId } = this.session.getSnapshot()
    if (!signal || !helperId || !tag || !ownId || remoteId !== helperId) return
    const box = new HandoverBox(tag, helperId)
    const message = await box.open(signal, ownId)
    if (message?.type !== 'ring-device' || message.caller !== tag) return
    this.hear(message)
    const kept = { type: 'ring-device-kept', caller: tag } as const
    signals.send(helperId, encodeHandoverSignal(await box.seal(kept, helperId)))
  }

  private get helperId(): UserId | null {
    const snapshot = this.session.getSnapshot()
    return isSharer(snapshot) ? snapshot.plan.toUserId : null
  }

  private ask(attempt: number): void {
    clearTimeout(this.timer)
    const { helperId } = this
    if (!helperId) return
    const access = this.answers.get(helperId) ?? this.accessTo(helperId)
    const caller = access?.caller ?? null
    this.channel.say({ type: 'ring-wanted', caller })
    if (attempt >= mostAttempts) return
    this.timer = setTimeout(() => this.ask(attempt + 1), askAgainMs)
  }

  private hear(message: HandoverMessage): void {
    const { helperId } = this
    if (message.type !== 'ring-device' || !helperId) return
    clearTimeout(this.timer)
    const { caller, device } = message
    this.tag = caller
    this.answers.set(helperId, { caller, device })
    this.keep()
  }

  private readonly keep = (): void => {
    for (const [helperId, { caller, device }] of this.answers) {
      const before = this.accessTo(helperId)
      if (!before) continue
      // Deleted before the write, because the write calls this listener again.
      this.answers.delete(helperId)
      // A helper who has switched notifications off sends no tag; the old tag
      // stays valid.
      const ring = { device, caller: caller ?? before.caller }
      const all = parseKeptHelpers(this.helpers.getSnapshot())
      this.helpers.keep(JSON.stringify(withRing(all, helperId, ring)))
    }
  }

  /** @returns null if the sharer has not saved this helper */
  private accessTo(helperId: UserId): RingAccess | null {
    const all = parseKeptHelpers(this.helpers.getSnapshot())
    const kept = all.find(({ id }) => id === helperId)
    return kept ? parseRingAccess(kept.ring) : null
  }
}
