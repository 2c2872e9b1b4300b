import { useEffect, useRef } from 'react'

import { sharerPresence } from 'src/domain/peerSession/sharerPresence'
import { useChime } from 'src/hooks/useChime'
import { usePeerSession } from 'src/hooks/usePeerSession'
import type { ChimePort } from 'src/lib/sound/ChimePort'

/** A soft sound when the sharer comes, and another one when the sharer goes. */
export function useArrivalChime(makeChime?: () => ChimePort): void {
  const presence = usePeerSession(sharerPresence)
  const { chime, isOn } = useChime(makeChime)
  const before = useRef(presence)

  useEffect(() => {
    const tune = { here: 'arrived', gone: 'left', awaited: null } as const
    const isNews = before.current !== presence
    before.current = presence
    if (isNews && isOn && tune[presence]) chime.current?.play(tune[presence])
  }, [presence, isOn, chime])
}
