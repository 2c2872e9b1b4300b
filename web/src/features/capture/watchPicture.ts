import { listen, type Undo } from 'src/browser/listen'
import { every } from 'src/browser/unthrottledTimers'

/** In pixels: what Chromium captures of a window that is minimised. */
const emptySize = 2

/** No event tells of another size. */
const lookEveryMs = 1_000

/** For so long it is no hiccup. */
const mutedForMs = 3_000

/**
 * Tells when a captured track gives no picture for a while, and when it does.
 * Nothing new comes from a screen that only stands still, either. That its picture
 * is withheld only `mute` tells, which some browsers send for a moment between two
 * frames of a still one.
 */
export function watchPicture(
  track: MediaStreamTrack,
  tell: (isEmpty: boolean) => void
): Undo {
  let wasEmpty = false
  let mutedAtMs = Infinity
  const look = () => {
    const isMuted = performance.now() - mutedAtMs >= mutedForMs
    const isEmpty = isMuted || hasEmptySize(track)
    if (isEmpty !== wasEmpty) tell(isEmpty)
    wasEmpty = isEmpty
  }
  const undo = [
    listen(track, 'mute', () => (mutedAtMs = performance.now())),
    listen(track, 'unmute', () => {
      mutedAtMs = Infinity
      look()
    }),
    every(lookEveryMs, look),
  ]
  return () => undo.forEach((each) => each())
}

function hasEmptySize(track: MediaStreamTrack): boolean {
  const { width, height } = track.getSettings()
  return width === emptySize && height === emptySize
}
