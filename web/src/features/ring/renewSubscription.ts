/** A `PushSubscriptionChangeEvent` (Push API §11.5). */
export interface SubscriptionChange {
  readonly oldSubscription?: Pick<PushSubscription, 'options'> | null
  readonly newSubscription?: unknown
}

/**
 * Subscribes again if the browser has ended a push subscription without
 * replacing it. A sharer who has the old subscription learns at the next
 * notification that it has ended, and receives the new one in the next call.
 * Never rejects.
 */
export async function renewSubscription(
  pushManager: Pick<PushManager, 'subscribe'>,
  { oldSubscription, newSubscription }: SubscriptionChange
): Promise<void> {
  const { applicationServerKey } = oldSubscription?.options ?? {}
  if (newSubscription || !applicationServerKey) return
  await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    // After a failure, the page subscribes again when it is next opened.
    .catch(() => {})
}
