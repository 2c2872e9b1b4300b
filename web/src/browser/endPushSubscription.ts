import { isOwnRegistration } from './basePath'

/**
 * Ends the push subscription, so that nobody can ring this device any more.
 * Never rejects.
 */
export async function endPushSubscription(): Promise<void> {
  try {
    const found = await navigator.serviceWorker?.getRegistration()
    const registration = found && isOwnRegistration(found) ? found : null
    const subscription = await registration?.pushManager?.getSubscription()
    await subscription?.unsubscribe()
    const shown = await registration?.getNotifications()
    shown?.forEach((notification) => notification.close())
  } catch {
    // A browser without a push service cannot have a subscription.
  }
}
