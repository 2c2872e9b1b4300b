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

/** Plays when a sharer connects or leaves, or somebody asks to share. */
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
    // After `asked`, the change comes from the person's own answer, which needs
    // no sound.
    const isNews = before.current !== presence && before.current !== 'asked'
    before.current = presence
    if (isNews && isOn && tune[presence]) chime.current?.play(tune[presence])
  }, [presence, isOn, chime])
}
