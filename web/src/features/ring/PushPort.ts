import type { PushDevice } from './model/pushDevice'

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
