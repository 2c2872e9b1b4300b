/** From then on nobody can ring this device. Total. */
export async function endPushSubscription(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    const subscription = await registration?.pushManager?.getSubscription()
    await subscription?.unsubscribe()
    const shown = await registration?.getNotifications()
    shown?.forEach((notification) => notification.close())
  } catch {
    // Where there is no push service, nothing was subscribed to.
  }
}
