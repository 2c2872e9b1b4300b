import { useEffect, useRef } from 'react'

import { isStrangerAsking } from 'src/domain/peerSession/selectors'
import { sharerPresence } from 'src/domain/peerSession/sharerPresence'
import type { PeerSessionState } from 'src/domain/peerSession/state'
import { useChime } from 'src/hooks/useChime'
import { usePeerSession } from 'src/hooks/usePeerSession'
import type { ChimePort } from 'src/lib/sound/ChimePort'

const presenceOf = (state: PeerSessionState) =>
  isStrangerAsking(state) ? 'asked' : sharerPresence(state)

/**
 * A soft sound when the sharer comes, or somebody asks to, and another one when
 * the sharer goes.
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
    // What follows a question is what it was answered with.
    const isNews = before.current !== presence && before.current !== 'asked'
    before.current = presence
    if (isNews && isOn && tune[presence]) chime.current?.play(tune[presence])
  }, [presence, isOn, chime])
}
