import { type Caller, withCaller } from 'src/domain/ring/callers'
import { type CallerTag, parseCallerTag } from 'src/domain/ring/callerTag'
import type { HandoverMessage } from 'src/domain/ring/handoverMessage'
import type { PushDevice } from 'src/domain/ring/pushDevice'
import type { PeerSession } from 'src/lib/session/PeerSession'
import { Store } from 'src/lib/store/Store'

import { HandoverChannel } from './HandoverChannel'
import { randomText } from './randomText'
import type { StoredList } from './StoredList'

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
 * In a verified call hands over how this device can be rung, to whoever asks
 * and has the link that is kept.
 */
export class DeviceGiver {
  private readonly channel: HandoverChannel
  /** who has been handed it last, in this page */
  readonly last = new Store<CallerTag | null>(null)
  private hasGiven = false

  constructor(private readonly dependencies: DeviceGiverDependencies) {
    this.channel = new HandoverChannel(dependencies.session, {
      began: () => (this.hasGiven = false),
      heard: (message) => void this.hear(message).catch(() => {}),
    })
  }

  open(): void {
    this.channel.open()
  }

  close(): void {
    this.channel.close()
  }

  private async hear(message: HandoverMessage): Promise<void> {
    const { dependencies, hasGiven } = this
    const { role } = dependencies.session.getSnapshot().plan
    if (message.type !== 'ring-wanted' || role !== 'viewer' || hasGiven) return
    this.hasGiven = true
    if (!(await dependencies.hasKeptLink())) return
    const device = await dependencies.device()
    const caller = device && (await this.callerWith(message.caller))
    this.channel.say({ type: 'ring-device', caller, device })
    if (caller) this.last.set(caller)
  }

  /** A tag that is not known here is another’s, or of what was deleted. */
  private async callerWith(tag: CallerTag | null): Promise<CallerTag | null> {
    const { callers, now } = this.dependencies
    let known = tag
    await callers.change((all) => {
      const isKnown = all.some((caller) => caller.tag === tag)
      known = isKnown ? tag : parseCallerTag(randomText())
      return known ? withCaller(all, known, now()) : all
    })
    return known
  }
}
