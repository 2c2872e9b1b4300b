import { useEffect, useRef } from 'react'

import { sharerPresence } from 'src/domain/peerSession/sharerPresence'
import { useKeptText } from 'src/hooks/useKeptText'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { keptChime } from 'src/lib/browser/preferences'
import type { ChimePort } from 'src/lib/sound/ChimePort'
import { WebAudioChime } from 'src/lib/sound/WebAudioChime'

const makeWebAudioChime = (): ChimePort => new WebAudioChime()

/** A soft sound when the sharer comes, and another one when the sharer goes. */
export function useArrivalChime(makeChime = makeWebAudioChime): void {
  const presence = usePeerSession(sharerPresence)
  const [kept] = useKeptText(keptChime)
  const isOn = kept !== 'off'
  const chime = useRef<ChimePort | null>(null)
  const before = useRef(presence)

  useEffect(() => {
    const made = makeChime()
    chime.current = made
    return () => made.close()
  }, [makeChime])

  useEffect(() => {
    const tune = { here: 'arrived', gone: 'left', awaited: null } as const
    const isNews = before.current !== presence
    before.current = presence
    if (isNews && isOn && tune[presence]) chime.current?.play(tune[presence])
  }, [presence, isOn])
}
