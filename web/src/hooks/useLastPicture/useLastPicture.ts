import { type RefObject, useEffect } from 'react'

import { keepLastPicture, wipePicture } from 'src/lib/media/lastPicture'

/** `live` keeps what is shown, `stale` leaves it standing, `secret` wipes it. */
export type PictureState = 'live' | 'stale' | 'secret'

/** Keeps the last picture of the video on the canvas, for when it is lost. */
export function useLastPicture(
  video: RefObject<HTMLVideoElement>,
  canvas: RefObject<HTMLCanvasElement>,
  state: PictureState
): void {
  useEffect(() => {
    if (!video.current || !canvas.current) return
    if (state === 'secret') wipePicture(canvas.current)
    if (state === 'live') return keepLastPicture(video.current, canvas.current)
  }, [video, canvas, state])
}
