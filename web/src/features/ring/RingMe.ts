import type { KeyValueStore } from 'src/browser/storage'
import { Store } from 'src/browser/Store'

import type { PushDevice } from './model/pushDevice'

/** Exists in `localStorage` if this device is to be rung. */
export const ringMeKey = 'kinscreen.ringMe'

/**
 * The value while the subscription must be replaced, because somebody who may
 * no longer ring still has it.
 */
const mustRenew = 'renew'

/**
 * `unknown`: the api has not answered yet. `impossible`: the installation sends
 * no rings. `no-push`: the browser has no Web Push. `home-screen`: the browser
 * has Web Push only for pages opened from the Home Screen. `asking`: the
 * browser shows its prompt. `refused`, `blocked` and `failed` say why rings are
 * off.
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

/** The browser's support for Web Push and notifications. */
export interface PushPort {
  /** whether Web Push is supported in this window */
  readonly isPossible: boolean
  /** whether Web Push needs a page that was opened from the Home Screen */
  readonly needsHomeScreen: boolean
  readonly permission: NotificationPermission
  /** Must be called within a click, as browsers require. */
  askPermission(): Promise<NotificationPermission>
  /**
   * @param key of the installation; a subscription with another key is replaced
   * @param isFresh true to replace a subscription with the same key as well
   * @throws without a network, or when the browser refuses
   */
  subscribe(key: string, isFresh?: boolean): Promise<PushDevice>
  /** Never rejects. */
  unsubscribe(): Promise<void>
}

/** The setting that lets a helper's device be rung (docs/kept-helpers.md). */
export class RingMe {
  private readonly state = new Store<RingMeState>('unknown')
  private last: Promise<unknown> = Promise.resolve()

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  /** @param fetchKey returns null if the installation sends no rings */
  constructor(
    private readonly push: PushPort,
    private readonly fetchKey: () => Promise<string | null>,
    private readonly store: KeyValueStore
  ) {}

  private get isWanted(): boolean {
    return this.store.read(ringMeKey) !== null
  }

  /** Determines the state. Never rejects. */
  async look(): Promise<void> {
    const { isPossible, needsHomeScreen } = this.push
    const key = await this.fetchKey().catch(() => null)
    if (!key) return this.state.set('impossible')
    // A browser without push may also lack the permission property.
    if (!isPossible) {
      return this.state.set(needsHomeScreen ? 'home-screen' : 'no-push')
    }
    if (!this.isWanted) return this.state.set('off')
    if (this.push.permission !== 'granted') return this.state.set('blocked')
    this.state.set('on')
    // The subscription may have ended, or have another key.
    await this.subscribed(key).catch(() => {})
  }

  /**
   * Replaces the subscription, so that nobody can ring with the old one. Never
   * rejects.
   *
   * @returns false if the subscription is replaced later: when it is needed, or
   * when the page is opened
   */
  readonly renew = async (): Promise<boolean> => {
    if (!this.isWanted) return true
    this.store.write(ringMeKey, mustRenew)
    return (await this.device()) !== null
  }

  /** Must be called within a click, as browsers require. */
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
   * Subscribes again if the subscription has ended. Never rejects. @returns
   * null if this device is not to be rung
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

  /** Two simultaneous calls would end each other's subscription. */
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
