/** A `PushSubscriptionChangeEvent` (Push API §11.5). */
export interface SubscriptionChange {
  readonly oldSubscription?: Pick<PushSubscription, 'options'> | null
  readonly newSubscription?: unknown
}

/**
 * The browser has ended the subscription, and may have made another. Whoever has
 * the old one finds out at the next ring; the new one is handed over in the next
 * call. Total.
 */
export async function renewSubscription(
  pushManager: Pick<PushManager, 'subscribe'>,
  { oldSubscription, newSubscription }: SubscriptionChange
): Promise<void> {
  const { applicationServerKey } = oldSubscription?.options ?? {}
  if (newSubscription || !applicationServerKey) return
  await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    // Her page tries again when it is next open.
    .catch(() => {})
}
