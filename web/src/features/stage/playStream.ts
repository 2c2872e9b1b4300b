import { listen, type Undo } from 'src/browser/listen'
import { isPageSeen, onVisibilityChange } from 'src/browser/pageVisibility'

/**
 * If a paused element does not play again within this time, the browser
 * requires a click.
 */
const patienceMs = 1_000

/**
 * Plays the stream, and resumes when the browser pauses it. An iPhone pauses
 * video while another app is in front, or during a phone call.
 *
 * @param onBlocked called with true if the browser requires a click, and with
 * false when the element plays
 */
export function playStream(
  element: HTMLMediaElement,
  stream: MediaStream,
  onBlocked: (isBlocked: boolean) => void
): Undo {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const isOver = () =>
    element.srcObject !== stream ||
    !stream.getTracks().some(({ readyState }) => readyState === 'live')
  const play = () =>
    element.play().catch((error: unknown) => {
      // An AbortError would only mean that another stream was set meanwhile.
      if (error instanceof Error && error.name === 'NotAllowedError') {
        onBlocked(true)
      }
    })
  const goOn = () => {
    if (!element.paused || isOver() || !isPageSeen()) return
    void play()
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      if (element.paused && !isOver() && isPageSeen()) onBlocked(true)
    }, patienceMs)
  }
  if (element.srcObject !== stream) element.srcObject = stream
  const undo = [
    listen(element, 'playing', () => onBlocked(false)),
    listen(element, 'pause', goOn),
    onVisibilityChange(goOn),
  ]
  void play()
  return () => {
    clearTimeout(waiting)
    undo.forEach((each) => each())
  }
}
