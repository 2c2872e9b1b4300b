import { useCallback } from 'react'

import {
  isListening,
  usePeerSession,
  usePeerSessionInstance,
} from 'src/features/session'

/** The sound of the sharer's screen, and the viewer's switch for it. */
export interface ScreenSound {
  /** whether sound is shared, and its track is live on this page */
  isThere: boolean
  isOn: boolean
  toggle: () => void
}

/** @returns whether the stream has a live audio track */
export function hasLiveSound(stream: MediaStream | null): boolean {
  const tracks = stream?.getAudioTracks() ?? []
  return tracks.some(({ readyState }) => readyState === 'live')
}

/**
 * The sound is off until the viewer turns it on, because sudden sound is
 * startling, and browsers block it.
 */
export function useScreenSound(): ScreenSound {
  const isThere = usePeerSession(
    ({ hasSound, remoteStream }) => hasSound && hasLiveSound(remoteStream)
  )
  const session = usePeerSessionInstance()
  const isOn = usePeerSession(isListening)
  const toggle = useCallback(() => session.listen(!isOn), [session, isOn])
  return { isThere, isOn, toggle }
}
