import { type RefObject, useEffect, useSyncExternalStore } from 'react'

import type { Undo } from 'src/browser/listen'
import type { CallPort } from 'src/features/call/PeerPort'
import { copyFrame } from 'src/features/stage/copyFrame'

import { wipePicture } from './useLastPicture'

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
