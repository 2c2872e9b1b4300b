import { useEffect, useRef, useState } from 'react'

import { sharerPresence } from 'src/domain/peerSession/sharerPresence'
import { useKeptText } from 'src/hooks/useKeptText'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useRingingTexts } from 'src/hooks/useRingingTexts'
import { isPageSeen } from 'src/lib/browser/pageVisibility'
import { keptChime } from 'src/lib/browser/preferences'
import { ringAloud } from 'src/lib/ring/ringAloud'
import type { PresentRing } from 'src/lib/ring/RingReceiver'
import type { ChimePort } from 'src/lib/sound/ChimePort'
import { WebAudioChime } from 'src/lib/sound/WebAudioChime'

const makeWebAudioChime = (): ChimePort => new WebAudioChime()

/**
 * Rings while somebody waits for an answer; and a page in the background also
 * when somebody begins to share.
 */
export function useRingAloud(
  ring: PresentRing | null,
  makeChime = makeWebAudioChime
): void {
  const texts = useRingingTexts()
  const [kept] = useKeptText(keptChime)
  const isSoundOn = kept !== 'off'
  const isHere = usePeerSession((state) => sharerPresence(state) === 'here')
  const [cameUnseen, setCameUnseen] = useState(false)
  const chime = useRef<ChimePort | null>(null)
  const asked = ring && !ring.answer ? ring : null
  const reason = asked?.nonce ?? (cameUnseen ? 'here' : null)
  const words =
    texts &&
    (asked?.name ? texts.needsHelp(asked.name) : texts.someoneNeedsHelp)

  useEffect(() => {
    const made = makeChime()
    chime.current = made
    return () => made.close()
  }, [makeChime])
  useEffect(() => setCameUnseen(isHere && !isPageSeen()), [isHere])
  useEffect(() => {
    if (!reason || !words) return
    // Who comes has been heard to come (useArrivalChime).
    const isFirstHeard = reason !== 'here'
    return ringAloud(words, isSoundOn ? chime.current : null, isFirstHeard)
  }, [reason, words, isSoundOn])
}
