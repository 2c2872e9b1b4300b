import { Store } from 'src/browser/Store'
import type { UserId } from 'src/features/links'
import type { MessageRouter } from 'src/features/messages'
import type { PeerSession } from 'src/features/session'

import { HandoverBox } from './HandoverBox'
import { HandoverChannel } from './HandoverChannel'
import { type Caller, withCaller, withCallerAccess } from './model/callers'
import { type CallerTag, parseCallerTag } from './model/callerTag'
import {
  encodeHandoverSignal,
  type HandoverMessage,
  parseHandoverSignal,
} from './model/handoverMessage'
import type { PushDevice } from './model/pushDevice'
import { randomText } from './randomText'
import type { StoredList } from './StoredList'

/** The push subscription is sent again until the sharer's page confirms it. */
const againMs = 2_000
const mostAttempts = 4

interface DeviceGiverDependencies {
  session: Pick<PeerSession, 'getSnapshot' | 'subscribe'>
  /** the push subscription; null if this device wants no notifications */
  device: () => Promise<PushDevice | null>
  /** whether this page uses the permanent link */
  hasKeptLink: () => Promise<boolean>
  callers: Pick<StoredList<Caller>, 'change'>
  /** in ms since 1970 */
  now: () => number
}

/**
 * Whether the sharer of the current or last share can send push notifications
 * to this device. `asked`: the helper is asked for permission. `giving`: the
 * push subscription is being sent. `given`: it was sent. `later`: the sharer's
 * page is gone, and gets the subscription in the next share.
 */
export interface RingOffer {
  readonly tag: CallerTag
  readonly state: 'asked' | 'giving' | 'given' | 'later'
}

/** Identifies the sharer of the current or last share. */
interface Met {
  readonly tag: CallerTag
  readonly ownId: UserId
  readonly remoteId: UserId
}

/**
 * Runs on the helper's page. It answers a sharer who asks for the push
 * subscription of this device, only in verified calls on the permanent link. A
 * sharer whom the helper has allowed before gets the subscription at once; any
 * other sharer gets it when the helper allows it.
 */
export class DeviceGiver {
  private readonly channel: HandoverChannel
  private readonly state = new Store<RingOffer | null>(null)
  private met: Met | null = null
  private hasHeard = false

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  constructor(private readonly dependencies: DeviceGiverDependencies) {
    this.channel = new HandoverChannel(dependencies.session, {
      began: () => {
        this.hasHeard = false
        this.met = null
        this.state.set(null)
      },
      heard: (message) => void this.hear(message).catch(() => {}),
    })
  }

  open(router: MessageRouter): void {
    this.channel.open(router)
  }

  close(): void {
    this.channel.close()
  }

  /**
   * Called when the helper allows the sharer of the current or last share to
   * send her push notifications.
   */
  readonly allow = async (): Promise<void> => {
    const { met } = this
    if (!met || this.getSnapshot()?.state !== 'asked') return
    this.become(met, 'giving')
    const { callers, device: ownDevice } = this.dependencies
    await callers.change((all) => withCallerAccess(all, met.tag, 'allowed'))
    const device = await ownDevice()
    if (!device) return this.become(met, 'later')
    const message = { type: 'ring-device', caller: met.tag, device } as const
    const isSaid = this.channel.say(message)
    const isGiven =
      isSaid || (await this.sendSealed(met, message).catch(() => false))
    this.become(met, isGiven ? 'given' : 'later')
  }

  private async hear(message: HandoverMessage): Promise<void> {
    const { dependencies, hasHeard } = this
    const { ownId, plan, remoteId } = dependencies.session.getSnapshot()
    if (message.type !== 'ring-wanted' || hasHeard) return
    if (plan.role !== 'viewer' || !ownId || !remoteId) return
    this.hasHeard = true
    if (!(await dependencies.hasKeptLink())) return
    const device = await dependencies.device()
    const caller = device && (await this.callerWith(message.caller))
    if (!caller) {
      this.channel.say({ type: 'ring-device', caller: null, device: null })
      return
    }
    const { tag } = caller
    const isLet = caller.access === 'allowed'
    this.channel.say({
      type: 'ring-device',
      caller: tag,
      device: isLet ? device : null,
    })
    this.met = { tag, ownId, remoteId }
    this.become(this.met, isLet ? 'given' : 'asked')
  }

  /**
   * Looks up the sharer. A tag that is not in the list belongs to another
   * helper, or its entry was deleted, so the sharer gets a new tag.
   */
  private async callerWith(tag: CallerTag | null): Promise<Caller | null> {
    const { callers, now } = this.dependencies
    let known = tag
    const all = await callers.change((all) => {
      const isKnown = all.some((caller) => caller.tag === tag)
      known = isKnown ? tag : parseCallerTag(randomText())
      return known ? withCaller(all, known, now()) : all
    })
    return all.find((caller) => caller.tag === known) ?? null
  }

  /** @returns whether the sharer's page has confirmed the message */
  private async sendSealed(
    { ownId, remoteId, tag }: Met,
    message: HandoverMessage
  ): Promise<boolean> {
    const { signals } = this.dependencies.session.getSnapshot()
    if (!signals) return false
    const box = new HandoverBox(tag, ownId)
    const payload = encodeHandoverSignal(await box.seal(message, remoteId))
    return new Promise((resolve) => {
      let attempts = 0
      const end = (isKept: boolean) => {
        clearInterval(timer)
        unlisten()
        resolve(isKept)
      }
      const unlisten = signals.listen((from, received) => {
        const signal = parseHandoverSignal(received)
        if (!signal || from !== remoteId) return
        void box
          .open(signal, ownId)
          .then((answer) => answer?.type === 'ring-device-kept' && end(true))
      })
      const send = () => {
        if (attempts++ >= mostAttempts) end(false)
        else signals.send(remoteId, payload)
      }
      const timer = setInterval(send, againMs)
      send()
    })
  }

  /** Changes nothing if a call with another sharer has started. */
  private become(met: Met, state: RingOffer['state']): void {
    if (met === this.met) this.state.set({ tag: met.tag, state })
  }
}
