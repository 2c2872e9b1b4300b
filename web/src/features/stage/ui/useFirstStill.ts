import { type RefObject, useEffect, useSyncExternalStore } from 'react'

import type { CallPort } from 'src/features/call/PeerPort'
import { drawStill } from 'src/features/stage/drawStill'
import { wipePicture } from 'src/features/stage/lastPicture'

const noStill = { subscribe: () => () => {}, getSnapshot: () => null }

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
