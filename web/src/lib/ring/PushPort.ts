import type { PushDevice } from 'src/domain/ring/pushDevice'

/** What a browser has of Web Push and notifications. */
export interface PushPort {
  /** whether it has it, in this window */
  readonly isPossible: boolean
  readonly permission: NotificationPermission
  /** Must be called within the click: browsers require it. */
  askPermission(): Promise<NotificationPermission>
  /**
   * @param key of the installation; a subscription with another one is replaced
   * @throws when there is no network, or the browser refuses
   */
  subscribe(key: string): Promise<PushDevice>
  /** Total. */
  unsubscribe(): Promise<void>
}
