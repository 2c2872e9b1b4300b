import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'

import type { Undo } from 'src/browser/listen'
import type { CallPort } from 'src/features/call'
import { copyFrame } from 'src/features/stage/framesOf'

/** `live` copies the picture when it ends; `secret` wipes the copy. */
export type PictureState = 'live' | 'stale' | 'secret'

/**
 * When a call is closed, its video turns black, but only after the task that
 * closes the call (measured in Chromium). So one copy within that task is
 * enough.
 */
export function keepPicture(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement
): void {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
  const { videoWidth: width, videoHeight: height } = video
  copyFrame(video, { width, height }, canvas)
}

/** A hidden screen must not come back as a frozen frame. */
export function wipePicture(canvas: HTMLCanvasElement): void {
  canvas.width = canvas.height = 0
}

/** The copy is shown when the call is lost. */
export function useLastPicture(
  video: RefObject<HTMLVideoElement>,
  canvas: RefObject<HTMLCanvasElement>,
  state: PictureState
): void {
  // Copies within the task that ends the picture: one task later, the video may
  // be black.
  useLayoutEffect(() => {
    const [shown, kept] = [video.current, canvas.current]
    if (!shown || !kept) return
    if (state === 'secret') wipePicture(kept)
    if (state === 'live') return () => keepPicture(shown, kept)
  }, [video, canvas, state])
}

const noStill = { subscribe: () => () => {}, getSnapshot: () => null }

/** Draws nothing if the image is invalid, or if the undo runs first. */
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
 * Draws the still that a call sends before its video.
 *
 * @param isWanted the video shows nothing yet
 * @returns whether a still is visible
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
