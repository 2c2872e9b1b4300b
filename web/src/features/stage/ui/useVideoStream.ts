import { type RefObject, useEffect, useMemo, useState } from 'react'

import { playStream } from 'src/features/stage/playStream'

const pictureOnly = (stream: MediaStream): MediaStream =>
  stream.getAudioTracks().length === 0
    ? stream
    : new MediaStream(stream.getVideoTracks())

/** Replaces the audio tracks of a stream while its video continues. */
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
 * Plays a stream in a video element. When the stream ends, its last frame stays
 * until the next stream is played.
 *
 * @param isSecret removes the stream from the element, because a browser could
 * show its frame elsewhere (picture-in-picture)
 * @param isMuted removes the audio tracks, which would be played even in a
 * muted element
 * @returns a function that starts playing, for a button, if the browser blocks
 * autoplay; otherwise null
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
