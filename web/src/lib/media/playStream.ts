import { listen, type Undo } from 'src/lib/browser/listen'

/**
 * Shows the stream in the element.
 *
 * @param onBlocked called with `true` when the browser requires a click, with `false` when it plays
 */
export function playStream(
  video: HTMLVideoElement,
  stream: MediaStream,
  onBlocked: (isBlocked: boolean) => void
): Undo {
  if (video.srcObject !== stream) video.srcObject = stream
  const unlisten = listen(video, 'playing', () => onBlocked(false))
  video.play().catch((error: unknown) => {
    // AbortError only means that a newer stream has replaced it.
    if (error instanceof Error && error.name === 'NotAllowedError') {
      onBlocked(true)
    }
  })
  return unlisten
}
