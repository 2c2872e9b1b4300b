import { type RefObject, useEffect, useState } from 'react'

import { playStream } from 'src/lib/media/playStream'

/**
 * Plays the stream in the video element. A stream that goes away leaves its
 * last picture standing until the next one comes.
 *
 * @param isSecret nothing of it may be seen now: the element holds no frame,
 *   which a browser could show elsewhere (picture-in-picture)
 * @returns what to press when the browser does not let the picture play by itself
 */
export function useVideoStream(
  video: RefObject<HTMLVideoElement>,
  stream: MediaStream | null,
  isSecret: boolean
): (() => void) | null {
  const [isBlocked, setIsBlocked] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    if (isSecret) element.srcObject = null
    else if (stream) return playStream(element, stream, setIsBlocked)
  }, [video, stream, isSecret])

  return isBlocked && !isSecret
    ? () => void video.current?.play().catch(() => {})
    : null
}
