import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'

import type { Undo } from 'src/browser/listen'
import type { CallPort } from 'src/features/call'
import { copyFrame } from 'src/features/stage/copyFrame'

/** `live` is not kept but when it ends, `stale` leaves it standing, `secret` wipes it. */
export type PictureState = 'live' | 'stale' | 'secret'

/**
 * Copies the picture that the video shows. When a call is closed its video turns
 * black, but not before the task that closes it has ended (measured in
 * Chromium): a copy is needed only then, and none while the picture is live.
 */
export function keepPicture(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement
): void {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
  const { videoWidth: width, videoHeight: height } = video
  copyFrame(video, { width, height }, canvas)
}

/**
 * Deletes it: a screen that was hidden must not come back as a frozen frame.
 */
export function wipePicture(canvas: HTMLCanvasElement): void {
  canvas.width = canvas.height = 0
}

/** Keeps the last picture of the video on the canvas, for when it is lost. */
export function useLastPicture(
  video: RefObject<HTMLVideoElement>,
  canvas: RefObject<HTMLCanvasElement>,
  state: PictureState
): void {
  // In the task in which it ends: one later, its video may be black.
  useLayoutEffect(() => {
    const [shown, kept] = [video.current, canvas.current]
    if (!shown || !kept) return
    if (state === 'secret') wipePicture(kept)
    if (state === 'live') return () => keepPicture(shown, kept)
  }, [video, canvas, state])
}

const noStill = { subscribe: () => () => {}, getSnapshot: () => null }

/** Draws a picture file, unless it is none, or it is undone before. */
function drawStill(still: Blob, canvas: HTMLCanvasElement): Undo {
  let isWanted = true
  const draw = async () => {
    const bitmap = await createImageBitmap(still)
    if (isWanted) copyFrame(bitmap, bitmap, canvas)
    bitmap.close()
  }
  draw().catch(() => {})
  return () => {
    isWanted = false
  }
}

/**
 * Draws the small picture that comes ahead of a call’s video on the canvas.
 *
 * @param isWanted the video shows nothing yet
 * @returns whether there is one to be seen
 */
export function useFirstStill(
  call: CallPort | null,
  canvas: RefObject<HTMLCanvasElement>,
  isWanted: boolean
): boolean {
  const { subscribe, getSnapshot } = call?.still ?? noStill
  const still = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)

  useEffect(() => {
    const shown = canvas.current
    if (!shown || !still || !isWanted) return
    const end = drawStill(still, shown)
    return () => {
      end()
      wipePicture(shown)
    }
  }, [canvas, still, isWanted])

  return isWanted && still !== null
}
