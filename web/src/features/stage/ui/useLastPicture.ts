import { type RefObject, useLayoutEffect } from 'react'

import { keepPicture, wipePicture } from 'src/features/stage/lastPicture'

/** `live` is not kept but when it ends, `stale` leaves it standing, `secret` wipes it. */
export type PictureState = 'live' | 'stale' | 'secret'

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
