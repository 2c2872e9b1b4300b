import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'

import type { Undo } from 'src/browser/listen'
import type { CallPort } from 'src/features/call'
import { copyFrame } from 'src/features/stage/framesOf'

/**
 * `live`: the video is shown, and copied when this state ends. `stale`: the
 * copy is shown. `secret`: the copy is erased.
 */
export type PictureState = 'live' | 'stale' | 'secret'

/**
 * Copies the current frame of a video to a canvas. Must run in the task that
 * closes the call: in a later task, the video may be black (measured in
 * Chromium).
 */
export function keepPicture(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement
): void {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
  const { videoWidth: width, videoHeight: height } = video
  copyFrame(video, { width, height }, canvas)
}

/** Erases the copy, so that a hidden screen does not come back. */
export function wipePicture(canvas: HTMLCanvasElement): void {
  canvas.width = canvas.height = 0
}

/** Keeps a copy of the last frame, which is shown while the call is lost. */
export function useLastPicture(
  video: RefObject<HTMLVideoElement>,
  canvas: RefObject<HTMLCanvasElement>,
  state: PictureState
): void {
  // A layout effect is cleaned up in the task that ends the video; an effect
  // may be cleaned up in a later task, when the video is black.
  useLayoutEffect(() => {
    const [shown, kept] = [video.current, canvas.current]
    if (!shown || !kept) return
    if (state === 'secret') wipePicture(kept)
    if (state === 'live') return () => keepPicture(shown, kept)
  }, [video, canvas, state])
}

const noStill = { subscribe: () => () => {}, getSnapshot: () => null }

/**
 * Draws an image when it is decoded. Draws nothing if it is invalid, or if the
 * returned function is called first.
 */
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
 * Draws the small screenshot that a sharer sends before the video.
 *
 * @param isWanted whether the video shows nothing yet
 * @returns whether the screenshot is visible
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
