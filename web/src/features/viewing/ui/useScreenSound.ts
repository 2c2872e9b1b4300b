import { useCallback } from 'react'

import {
  isListening,
  usePeerSession,
  usePeerSessionInstance,
} from 'src/features/session'

export interface ScreenSound {
  /** whether the sharer shares sound, and its track is live on this page */
  isThere: boolean
  isOn: boolean
  toggle: () => void
}

export function hasLiveSound(stream: MediaStream | null): boolean {
  const tracks = stream?.getAudioTracks() ?? []
  return tracks.some(({ readyState }) => readyState === 'live')
}

/**
 * Controls the sound of the shared screen. It is off until the viewer turns it
 * on: sudden sound is startling, and browsers block sound before a click.
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
