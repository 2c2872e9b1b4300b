import { useEffect, useState } from 'react'

import { flashTitle } from 'src/browser/flashTitle'
import { listen, type Undo } from 'src/browser/listen'
import { isPageSeen, onVisibilityChange } from 'src/browser/pageVisibility'
import { every } from 'src/browser/unthrottledTimers'
import { useChime } from 'src/browser/useChime'
import type { ChimePort } from 'src/browser/WebAudioChime'
import { notificationTag } from 'src/features/ring/model/incomingRings'
import type { PresentRing } from 'src/features/ring/RingReceiver'
import { sharerPresence, usePeerSession } from 'src/features/session'
import { useRingingTexts } from 'src/i18n/useRingingTexts'

const againMs = 4_000

/** Times that the sound is repeated, about as long as a telephone rings. */
const mostTimes = 8

function showNotification(title: string): Undo {
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
    // Phones allow notifications only from a service worker.
    return () => {}
  }
}

/**
 * Draws attention to the page until it is visible: with a sound, the page
 * title, and a notification if permitted. If the page is visible already, plays
 * the sound once.
 *
 * @param words text of title and notification
 * @param chime null if sounds are off
 * @param isFirstHeard false to skip the first sound, because another one has
 * just been played
 */
export function ringAloud(
  words: string,
  chime: ChimePort | null,
  isFirstHeard = true
): Undo {
  if (isFirstHeard) chime?.play('ringing')
  if (isPageSeen()) return () => {}
  let times = 1
  const stopSound = every(againMs, () => {
    if (++times <= mostTimes) chime?.play('ringing')
    else stopSound()
  })
  const undo = [stopSound, flashTitle(`● ${words}`), showNotification(words)]
  const stop = () => undo.splice(0).forEach((each) => each())
  undo.push(onVisibilityChange(() => isPageSeen() && stop()))
  return stop
}

/**
 * Draws attention while a sharer calls for help, or if a sharer has connected
 * while the page was in the background.
 */
export function useRingAloud(
  ring: PresentRing | null,
  makeChime?: () => ChimePort
): void {
  const texts = useRingingTexts()
  const { chime, isOn } = useChime(makeChime)
  const isHere = usePeerSession((state) => sharerPresence(state) === 'here')
  const [cameUnseen, setCameUnseen] = useState(false)
  const asked = ring && !ring.answer ? ring : null
  const reason = asked?.nonce ?? (cameUnseen ? 'here' : null)
  const words =
    texts &&
    (asked?.name ? texts.needsHelp(asked.name) : texts.someoneNeedsHelp)

  useEffect(() => setCameUnseen(isHere && !isPageSeen()), [isHere])
  useEffect(() => {
    if (!reason || !words) return
    // useArrivalChime has already played a sound when the sharer connected.
    const isFirstHeard = reason !== 'here'
    return ringAloud(words, isOn ? chime.current : null, isFirstHeard)
  }, [reason, words, isOn, chime])
}
