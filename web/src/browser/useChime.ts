import { type RefObject, useEffect, useRef } from 'react'

import { keptChime, useKeptText } from './preferences'
import { type ChimePort, WebAudioChime } from './WebAudioChime'

const makeWebAudioChime = (): ChimePort => new WebAudioChime()

interface PageChime {
  chime: RefObject<ChimePort | null>
  isOn: boolean
}

/** The sounds stop when the component unmounts. */
export function useChime(makeChime = makeWebAudioChime): PageChime {
  const [kept] = useKeptText(keptChime)
  const chime = useRef<ChimePort | null>(null)

  useEffect(() => {
    const made = makeChime()
    chime.current = made
    return () => made.close()
  }, [makeChime])
  return { chime, isOn: kept !== 'off' }
}
