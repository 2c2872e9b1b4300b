import { atBase } from 'src/browser/basePath'
import { directionOf } from 'src/browser/languageCode'
import { notificationTag, ringLanguage } from 'src/features/ring/headless'

import { sendAnswer } from './sendAnswer'
import { type RingData, tellPages } from './showRing'
import { texts } from './texts'

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
    icon: atBase('/icon-192.png'),
  })
}

const path = atBase('/receive')

/** Focuses an open page with the helper’s own link, or opens one. */
export async function openOwnPage({
  clients,
}: ServiceWorkerGlobalScope): Promise<void> {
  const windows = await clients.matchAll({
    type: 'window',
    includeUncontrolled: true,
  })
  const open = windows.find(({ url }) => new URL(url).pathname === path)
  // A browser may refuse to focus a window.
  const focused = await open?.focus().catch(() => null)
  if (!focused) await clients.openWindow(path)
}
