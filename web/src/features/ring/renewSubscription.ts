/** A `PushSubscriptionChangeEvent` (Push API §11.5). */
export interface SubscriptionChange {
  readonly oldSubscription?: Pick<PushSubscription, 'options'> | null
  readonly newSubscription?: unknown
}

/**
 * Subscribes again after the browser has ended a subscription, unless it has
 * already replaced it. Callers who still have the old subscription learn at
 * their next ring that it has ended; they get the new one in their next call.
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
    // The page tries again when it is opened.
    .catch(() => {})
}
