import { flashTitle } from 'src/browser/flashTitle'
import type { Undo } from 'src/browser/listen'
import { isPageSeen, onVisibilityChange } from 'src/browser/pageVisibility'
import { every } from 'src/browser/unthrottledTimers'
import type { ChimePort } from 'src/browser/WebAudioChime'

import { showNotification } from './showNotification'

const againMs = 4_000

/** About as long as a telephone rings. */
const mostTimes = 8

/**
 * Rings until the page is seen: sound, title, and a notification if the person
 * allows them; a page that is seen makes the sound once.
 *
 * @param words what is to be said
 * @param chime null where sounds are off
 * @param isFirstHeard false where another sound has just been made
 * @returns the undo, which ends it
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
