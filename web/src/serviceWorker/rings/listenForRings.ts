import { listen } from 'src/browser/listen'
import {
  renewSubscription,
  type SubscriptionChange,
} from 'src/features/ring/headless'

import { answerRing } from './answerRing'
import { showRing } from './showRing'

/**
 * Shows requests for help (“rings”) on a helper’s device, and sends the
 * helper's answers (docs/kept-helpers.md).
 */
export function listenForRings(worker: ServiceWorkerGlobalScope): void {
  listen<PushEvent>(worker, 'push', (event) =>
    event.waitUntil(showRing(worker, event.data?.text() ?? ''))
  )
  listen<NotificationEvent>(worker, 'notificationclick', (event) =>
    event.waitUntil(answerRing(worker, event.notification, event.action))
  )
  listen<ExtendableEvent & SubscriptionChange>(
    worker,
    'pushsubscriptionchange',
    (event) =>
      event.waitUntil(renewSubscription(worker.registration.pushManager, event))
  )
}
