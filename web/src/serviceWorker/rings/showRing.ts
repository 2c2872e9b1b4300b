import { atBase } from 'src/browser/basePath'
import { directionOf } from 'src/browser/languageCode'
import {
  nextHour,
  notificationTag,
  parseRingSignal,
  recogniseRing,
  ringLanguage,
  storedCallers,
  storedRings,
  withRingHeard,
} from 'src/features/ring/headless'
import { shortTime } from 'src/i18n/dates'

import { ownRingPin } from './ownRingPin'
import { texts } from './texts'

export interface RingData {
  /** identifies the ring in the answer; null if no answer is possible */
  nonce: string | null
  /** in ms since 1970, for the button of the notification */
  freeAt: number
}

/**
 * Browsers require a notification for every push message, so even a message
 * that cannot be parsed shows that somebody needs help. The only exception is a
 * caller whom the helper no longer allows: browsers tolerate a few messages
 * without a notification.
 *
 * @param text untrusted: anybody with this device’s push subscription can send
 *   it
 */
export async function showRing(
  worker: ServiceWorkerGlobalScope,
  text: string
): Promise<void> {
  const heard = await heardRing(text).catch(() => null)
  if (heard === 'unwanted') return
  const language = await ringLanguage()
  const said = texts[language]
  const freeAt = nextHour(new Date())
  const data: RingData = { nonce: heard?.nonce ?? null, freeAt }
  const answers = [
    { action: 'not-now', title: said.cannotNow },
    { action: 'free-at', title: said.freeAt(shortTime(freeAt, language)) },
  ]
  const options = {
    body: said.waiting,
    tag: notificationTag,
    renotify: true,
    requireInteraction: true,
    lang: language,
    dir: directionOf(language),
    icon: atBase('/icon-192.png'),
    actions: heard ? answers : [],
    data,
  }
  const title = heard?.name ? said.needsHelp(heard.name) : said.someoneNeedsHelp
  // Some desktops cannot show notifications, so open pages show the ring, too.
  await Promise.all([
    worker.registration.showNotification(title, options),
    tellPages(worker),
  ])
}

/**
 * @returns null if the sender does not have the helper's link; 'unwanted' if
 *   the helper no longer allows the sender
 */
async function heardRing(text: string) {
  const signal = parseRingSignal(JSON.parse(text))
  const pin = await ownRingPin()
  if (signal?.control !== 'ring' || !pin) return null
  const known = await recogniseRing(signal, pin, await storedCallers.read())
  if (!known || known === 'unwanted') return known
  const { from, nonce } = signal
  const ring = { nonce, from, name: known.name }
  await storedRings.change((rings) => withRingHeard(rings, ring, Date.now()))
  return ring
}

/** Tells the pages to read the stored rings again. */
export async function tellPages(
  worker: ServiceWorkerGlobalScope
): Promise<void> {
  const pages = await worker.clients.matchAll({
    type: 'window',
    includeUncontrolled: true,
  })
  pages.forEach((page) => page.postMessage('rings'))
}
