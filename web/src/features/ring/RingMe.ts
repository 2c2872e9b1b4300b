import type { KeyValueStore } from 'src/browser/storage'
import { Store } from 'src/browser/Store'

import type { PushDevice } from './model/pushDevice'

/** In `localStorage`, if this device is to be rung. */
export const ringMeKey = 'kinscreen.ringMe'

/** Its value while somebody still has a subscription that must end. */
const mustRenew = 'renew'

/**
 * `unknown` until the api has answered; `impossible` where the installation rings
 * nobody, `no-push` where the browser has none, `home-screen` where it would have it
 * there. `asking` while the browser asks the person;
 * `refused`, `blocked` and `failed` say why it is off.
 */
export type RingMeState =
  | 'unknown'
  | 'impossible'
  | 'no-push'
  | 'home-screen'
  | 'off'
  | 'asking'
  | 'on'
  | 'refused'
  | 'blocked'
  | 'failed'

/** What a browser has of Web Push and notifications. */
export interface PushPort {
  /** whether it has it, in this window */
  readonly isPossible: boolean
  /** whether this device has it from its Home Screen alone, where this page is not */
  readonly needsHomeScreen: boolean
  readonly permission: NotificationPermission
  /** Must be called within the click: browsers require it. */
  askPermission(): Promise<NotificationPermission>
  /**
   * @param key of the installation; a subscription with another one is replaced
   * @param isFresh whether the one that there is must be replaced, too
   * @throws when there is no network, or the browser refuses
   */
  subscribe(key: string, isFresh?: boolean): Promise<PushDevice>
  /** Total. */
  unsubscribe(): Promise<void>
}

/** The switch by which a helper lets this device be rung (docs/kept-helpers.md). */
export class RingMe {
  private readonly state = new Store<RingMeState>('unknown')
  private last: Promise<unknown> = Promise.resolve()

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  /**
   * @param fetchKey of the installation; null where it rings nobody
   * @param store of the device
   */
  constructor(
    private readonly push: PushPort,
    private readonly fetchKey: () => Promise<string | null>,
    private readonly store: KeyValueStore
  ) {}

  private get isWanted(): boolean {
    return this.store.read(ringMeKey) !== null
  }

  /** Finds out how it is; total. */
  async look(): Promise<void> {
    const { isPossible, needsHomeScreen } = this.push
    const key = await this.fetchKey().catch(() => null)
    if (!key) return this.state.set('impossible')
    // Where there is no push there may be no permission to read, either.
    if (!isPossible) {
      return this.state.set(needsHomeScreen ? 'home-screen' : 'no-push')
    }
    if (!this.isWanted) return this.state.set('off')
    if (this.push.permission !== 'granted') return this.state.set('blocked')
    this.state.set('on')
    // It may have ended, or be one for another key.
    await this.subscribed(key).catch(() => {})
  }

  /**
   * Ends the subscription and makes another: whoever has the old one can ring no
   * more. Total.
   *
   * @returns false if that could not be done now; then it is done as soon as the
   * subscription is needed, or the page is opened again
   */
  readonly renew = async (): Promise<boolean> => {
    if (!this.isWanted) return true
    this.store.write(ringMeKey, mustRenew)
    return (await this.device()) !== null
  }

  /** Within the click: browsers require it. */
  readonly switchOn = async (): Promise<void> => {
    this.state.set('asking')
    try {
      const permission = await this.push.askPermission()
      if (permission !== 'granted') {
        const isBlocked = permission === 'denied'
        return this.state.set(isBlocked ? 'blocked' : 'refused')
      }
      const key = await this.fetchKey()
      if (!key) return this.state.set('impossible')
      await this.subscribed(key)
      this.store.write(ringMeKey, 'on')
      this.state.set('on')
    } catch {
      this.state.set('failed')
    }
  }

  readonly switchOff = async (): Promise<void> => {
    this.store.remove(ringMeKey)
    this.state.set('off')
    await this.push.unsubscribe()
  }

  /**
   * @returns how this device can be rung, subscribed again where that has ended;
   * null if it is not to be rung; total
   */
  readonly device = async (): Promise<PushDevice | null> => {
    const { isPossible } = this.push
    if (!this.isWanted || !isPossible || this.push.permission !== 'granted') {
      return null
    }
    try {
      const key = await this.fetchKey()
      return key ? await this.subscribed(key) : null
    } catch {
      return null
    }
  }

  /** One after the other: two at once would end each other’s. */
  private subscribed(key: string): Promise<PushDevice> {
    const mine = this.last.then(async () => {
      const isFresh = this.store.read(ringMeKey) === mustRenew
      const device = await this.push.subscribe(key, isFresh)
      if (isFresh && this.isWanted) this.store.write(ringMeKey, 'on')
      return device
    })
    this.last = mine.catch(() => {})
    return mine
  }
}
