import type { PushDevice } from 'src/domain/ring/pushDevice'
import type { KeyValueStore } from 'src/lib/browser/storage'
import { Store } from 'src/lib/store/Store'

import type { PushPort } from './PushPort'

/** In `localStorage`, if this device is to be rung. */
export const ringMeKey = 'kinscreen.ringMe'

/**
 * `unknown` until the api has answered; `impossible` where there is no push, or
 * the installation rings nobody. `asking` while the browser asks the person;
 * `refused`, `blocked` and `failed` say why it is off.
 */
export type RingMeState =
  | 'unknown'
  | 'impossible'
  | 'off'
  | 'asking'
  | 'on'
  | 'refused'
  | 'blocked'
  | 'failed'

/** The switch by which a helper lets this device be rung (docs/decisions/0078). */
export class RingMe {
  private readonly state = new Store<RingMeState>('unknown')

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
    const { isPossible, permission } = this.push
    const key = isPossible ? await this.fetchKey().catch(() => null) : null
    if (!key) return this.state.set('impossible')
    if (!this.isWanted) return this.state.set('off')
    if (permission !== 'granted') return this.state.set('blocked')
    this.state.set('on')
    // It may have ended, or be one for another key.
    await this.push.subscribe(key).catch(() => {})
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
      await this.push.subscribe(key)
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
      return key ? await this.push.subscribe(key) : null
    } catch {
      return null
    }
  }
}
