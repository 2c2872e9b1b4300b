import { directionOf } from 'src/browser/languageCode'
import { notificationTag, ringLanguage } from 'src/features/ring/headless'

import { openOwnPage } from './openOwnPage'
import { sendAnswer } from './sendAnswer'
import type { RingData } from './showRing'
import { tellPages } from './tellPages'
import { texts } from './texts'

/** Handles a click on the notification of a ring, or on one of its buttons. */
export async function answerRing(
  worker: ServiceWorkerGlobalScope,
  notification: Notification,
  action: string
): Promise<void> {
  notification.close()
  const { nonce, freeAt } = Object(notification.data) as Partial<RingData>
  if (action === '' || !nonce) return openOwnPage(worker)
  const isHeard = await sendAnswer(
    nonce,
    action === 'free-at' ? (freeAt ?? null) : null
  ).catch(() => false)
  if (!isHeard) await sayNotSent(worker)
  await tellPages(worker)
}

async function sayNotSent(worker: ServiceWorkerGlobalScope): Promise<void> {
  const language = await ringLanguage()
  const { notSent, notSentText } = texts[language]
  await worker.registration.showNotification(notSent, {
    body: notSentText,
    tag: notificationTag,
    lang: language,
    dir: directionOf(language),
    icon: '/icon-192.png',
  })
}
