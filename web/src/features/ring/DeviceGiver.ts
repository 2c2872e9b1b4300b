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

/** How often it is sent after the share, until the other page has it. */
const againMs = 2_000
const mostAttempts = 4

interface DeviceGiverDependencies {
  session: Pick<PeerSession, 'getSnapshot' | 'subscribe'>
  /** this one, if it is to be rung */
  device: () => Promise<PushDevice | null>
  /** whether this page has the link that is kept */
  hasKeptLink: () => Promise<boolean>
  callers: Pick<StoredList<Caller>, 'change'>
  /** in ms since 1970 */
  now: () => number
}

/**
 * Whether the person of this share, or of the last one, can ring this device:
 * the helper is `asked`, is `giving` it to them or has `given` it; `later` means
 * that their page has gone, and gets it in the next share.
 */
export interface RingOffer {
  readonly tag: CallerTag
  readonly state: 'asked' | 'giving' | 'given' | 'later'
}

/** Who has been met. */
interface Met {
  readonly tag: CallerTag
  readonly ownId: UserId
  readonly remoteId: UserId
}

/**
 * In a verified call hands over how this device can be rung, to who asks and has
 * the link that is kept: at once to a person whom the helper has let before, and
 * to another when she lets them.
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

  /** The helper lets the person of this share, or of the last one, ring her. */
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

  /** A tag that is not known here is another’s, or of what was deleted. */
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

  /** @returns whether the other page has it */
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

  /** Unless somebody else has been met meanwhile. */
  private become(met: Met, state: RingOffer['state']): void {
    if (met === this.met) this.state.set({ tag: met.tag, state })
  }
}
