import { type RefObject, useEffect, useMemo, useState } from 'react'

import { playStream } from 'src/features/stage/playStream'

const pictureOnly = (stream: MediaStream): MediaStream =>
  stream.getAudioTracks().length === 0
    ? stream
    : new MediaStream(stream.getVideoTracks())

/** Replaces the sound, while the picture continues. */
function withSound(
  stream: MediaStream,
  sounds: readonly MediaStreamTrack[]
): void {
  for (const before of stream.getAudioTracks()) {
    if (!sounds.includes(before)) stream.removeTrack(before)
  }
  for (const sound of sounds) {
    if (!stream.getAudioTracks().includes(sound)) stream.addTrack(sound)
  }
}

/**
 * When a stream ends, its last picture stays until the next one arrives.
 *
 * @param isSecret the element holds no frame, which a browser could show
 *   elsewhere (picture-in-picture)
 * @param isMuted removes the audio track, which would play even when silent
 * @returns the function for a play button if the browser blocks autoplay
 */
export function useVideoStream(
  video: RefObject<HTMLVideoElement>,
  stream: MediaStream | null,
  isSecret: boolean,
  isMuted = false
): (() => void) | null {
  const [isBlocked, setIsBlocked] = useState(false)
  const played = useMemo(() => stream && pictureOnly(stream), [stream])

  useEffect(() => {
    const element = video.current
    if (!element) return
    if (isSecret) element.srcObject = null
    else if (played) return playStream(element, played, setIsBlocked)
  }, [video, played, isSecret])

  useEffect(() => {
    if (!stream || !played) return
    withSound(played, isMuted ? [] : stream.getAudioTracks())
  }, [stream, played, isMuted])

  return isBlocked && !isSecret
    ? () => void video.current?.play().catch(() => {})
    : null
}
