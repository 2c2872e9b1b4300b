import { useEffect, useRef } from 'react'

import { useChime } from 'src/browser/useChime'
import type { ChimePort } from 'src/browser/WebAudioChime'
import {
  isStrangerAsking,
  type PeerSessionState,
  sharerPresence,
  usePeerSession,
} from 'src/features/session'

const presenceOf = (state: PeerSessionState) =>
  isStrangerAsking(state) ? 'asked' : sharerPresence(state)

/**
 * Makes a soft sound when the sharer connects or somebody asks to share, and
 * another sound when the sharer leaves.
 */
export function useArrivalChime(makeChime?: () => ChimePort): void {
  const presence = usePeerSession(presenceOf)
  const { chime, isOn } = useChime(makeChime)
  const before = useRef(presence)

  useEffect(() => {
    const tune = {
      asked: 'arrived',
      here: 'arrived',
      gone: 'left',
      awaited: null,
    } as const
    // The change that follows a question is the result of this user's own
    // answer, so it makes no sound.
    const isNews = before.current !== presence && before.current !== 'asked'
    before.current = presence
    if (isNews && isOn && tune[presence]) chime.current?.play(tune[presence])
  }, [presence, isOn, chime])
}
