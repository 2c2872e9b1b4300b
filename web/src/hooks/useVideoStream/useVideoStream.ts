import { type RefObject, useEffect, useState } from 'react'

import { playStream } from 'src/lib/media/playStream'

/**
 * Plays the stream in the video element. A stream that goes away leaves its
 * last picture standing until the next one comes.
 *
 * @returns what to press when the browser does not let the picture play by itself
 */
export function useVideoStream(
  video: RefObject<HTMLVideoElement>,
  stream: MediaStream | null
): (() => void) | null {
  const [isBlocked, setIsBlocked] = useState(false)

  useEffect(() => {
    if (!video.current || !stream) return
    return playStream(video.current, stream, setIsBlocked)
  }, [video, stream])

  return isBlocked ? () => void video.current?.play() : null
}
