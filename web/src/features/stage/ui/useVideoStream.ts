import { type RefObject, useEffect, useMemo, useState } from 'react'

import { playStream } from 'src/features/stage/playStream'

/** A stream of the same picture, without its sound. */
const pictureOnly = (stream: MediaStream): MediaStream =>
  stream.getAudioTracks().length === 0
    ? stream
    : new MediaStream(stream.getVideoTracks())

/** Gives a stream these sounds and no others; its picture goes on. */
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
 * Plays the stream in the video element. A stream that goes away leaves its
 * last picture standing until the next one comes.
 *
 * @param isSecret nothing of it may be seen now: the element holds no frame,
 *   which a browser could show elsewhere (picture-in-picture)
 * @param isMuted nothing of it is heard: a silent track would be played, too
 * @returns what to press when the browser does not let the picture play by itself
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
