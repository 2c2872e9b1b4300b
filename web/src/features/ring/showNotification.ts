import { listen, type Undo } from 'src/browser/listen'

import { notificationTag } from './notificationTag'

/**
 * Shows a notification, if the person has allowed it before; a click on it leads
 * back to the page.
 *
 * @returns the undo, which closes it
 */
export function showNotification(title: string): Undo {
  try {
    if (Notification.permission !== 'granted') return () => {}
    const notification = new Notification(title, { tag: notificationTag })
    const unlisten = listen(notification, 'click', () => {
      window.focus()
      notification.close()
    })
    return () => {
      unlisten()
      notification.close()
    }
  } catch {
    // Phones have notifications of a service worker only.
    return () => {}
  }
}
