/** A `PushSubscriptionChangeEvent` (Push API §11.5). */
export interface SubscriptionChange {
  readonly oldSubscription?: Pick<PushSubscription, 'options'> | null
  readonly newSubscription?: unknown
}

/**
 * Handles a subscription that the browser has ended, and perhaps replaced.
 * People with the old one learn that at the next ring; the new one is handed
 * over in the next call. Never rejects.
 */
export async function renewSubscription(
  pushManager: Pick<PushManager, 'subscribe'>,
  { oldSubscription, newSubscription }: SubscriptionChange
): Promise<void> {
  const { applicationServerKey } = oldSubscription?.options ?? {}
  if (newSubscription || !applicationServerKey) return
  await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    // The page tries again when it is next open.
    .catch(() => {})
}
