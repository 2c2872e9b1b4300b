import { isOwnRegistration } from './ownRegistration'

/** After this, nobody can ring this device. Never rejects. */
export async function endPushSubscription(): Promise<void> {
  try {
    const found = await navigator.serviceWorker?.getRegistration()
    const registration = found && isOwnRegistration(found) ? found : null
    const subscription = await registration?.pushManager?.getSubscription()
    await subscription?.unsubscribe()
    const shown = await registration?.getNotifications()
    shown?.forEach((notification) => notification.close())
  } catch {
    // Without a push service, there was no subscription.
  }
}
