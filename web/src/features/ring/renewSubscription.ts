/** A `PushSubscriptionChangeEvent` (Push API §11.5). */
export interface SubscriptionChange {
  readonly oldSubscription?: Pick<PushSubscription, 'options'> | null
  readonly newSubscription?: unknown
}

/**
 * Subscribes again if the browser has ended a subscription without replacing
 * it. Callers with the old subscription learn at their next ring that it has
 * ended, and get the new one in their next call. Never rejects.
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
