import type { KeyValueStore } from 'src/browser/storage'
import { Store } from 'src/browser/Store'

import type { PushDevice } from './model/pushDevice'

/** Exists in `localStorage` if the helper wants push notifications here. */
export const ringMeKey = 'kinscreen.ringMe'

/**
 * The stored value while the subscription has to be replaced, because somebody
 * who may no longer send notifications still knows it.
 */
const mustRenew = 'renew'

/**
 * `unknown`: the server has not answered yet. `impossible`: the installation
 * sends no push notifications. `no-push`: the browser has no Web Push.
 * `home-screen`: the browser has Web Push only for pages opened from the Home
 * Screen. `asking`: the browser shows its permission prompt. `refused`,
 * `blocked` and `failed` say why notifications are off.
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

/** Wraps the browser's APIs for Web Push and notifications. */
export interface PushPort {
  /** whether Web Push is supported in this window */
  readonly isPossible: boolean
  /** whether Web Push needs a page that was opened from the Home Screen */
  readonly needsHomeScreen: boolean
  readonly permission: NotificationPermission
  /** Must be called in a click handler. */
  askPermission(): Promise<NotificationPermission>
  /**
   * @param key public key of the installation; a subscription with another key
   * is replaced
   * @param isFresh true to replace a subscription with the same key as well
   * @throws without a network, or when the browser refuses
   */
  subscribe(key: string, isFresh?: boolean): Promise<PushDevice>
  /** Never rejects. */
  unsubscribe(): Promise<void>
}

/** The helper's setting for push notifications (docs/kept-helpers.md). */
export class RingMe {
  private readonly state = new Store<RingMeState>('unknown')
  private last: Promise<unknown> = Promise.resolve()

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  /**
   * @param fetchKey returns null if the installation sends no push
   * notifications
   */
  constructor(
    private readonly push: PushPort,
    private readonly fetchKey: () => Promise<string | null>,
    private readonly store: KeyValueStore
  ) {}

  private get isWanted(): boolean {
    return this.store.read(ringMeKey) !== null
  }

  /** Finds out which state applies. Never rejects. */
  async look(): Promise<void> {
    const { isPossible, needsHomeScreen } = this.push
    const key = await this.fetchKey().catch(() => null)
    if (!key) return this.state.set('impossible')
    // `permission` is read only after this check, because a browser without Web
    // Push may also lack that property.
    if (!isPossible) {
      return this.state.set(needsHomeScreen ? 'home-screen' : 'no-push')
    }
    if (!this.isWanted) return this.state.set('off')
    if (this.push.permission !== 'granted') return this.state.set('blocked')
    this.state.set('on')
    // Subscribes again if the subscription has ended or has an outdated key.
    await this.subscribed(key).catch(() => {})
  }

  /**
   * Replaces the push subscription, so that nobody can use the old one. Never
   * rejects.
   *
   * @returns false if that is impossible now; the subscription is then replaced
   * when it is needed or when the page is opened
   */
  readonly renew = async (): Promise<boolean> => {
    if (!this.isWanted) return true
    this.store.write(ringMeKey, mustRenew)
    return (await this.device()) !== null
  }

  /** Must be called in a click handler. */
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
   * Subscribes again if the subscription has ended. Never rejects.
   *
   * @returns null if this device wants no notifications, or cannot subscribe
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

  /**
   * Calls wait for each other: otherwise they end each other's subscription.
   */
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
