import { useEffect, useState } from 'react'

import { isPageSeen } from 'src/browser/pageVisibility'
import { useChime } from 'src/browser/useChime'
import type { ChimePort } from 'src/browser/WebAudioChime'
import { ringAloud } from 'src/features/ring/ringAloud'
import type { PresentRing } from 'src/features/ring/RingReceiver'
import { sharerPresence } from 'src/features/session/model/sharerPresence'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { useRingingTexts } from 'src/i18n/useRingingTexts'

/**
 * Rings while somebody waits for an answer; and a page in the background also
 * when somebody begins to share.
 */
export function useRingAloud(
  ring: PresentRing | null,
  makeChime?: () => ChimePort
): void {
  const texts = useRingingTexts()
  const { chime, isOn } = useChime(makeChime)
  const isHere = usePeerSession((state) => sharerPresence(state) === 'here')
  const [cameUnseen, setCameUnseen] = useState(false)
  const asked = ring && !ring.answer ? ring : null
  const reason = asked?.nonce ?? (cameUnseen ? 'here' : null)
  const words =
    texts &&
    (asked?.name ? texts.needsHelp(asked.name) : texts.someoneNeedsHelp)

  useEffect(() => setCameUnseen(isHere && !isPageSeen()), [isHere])
  useEffect(() => {
    if (!reason || !words) return
    // Who comes has been heard to come (useArrivalChime).
    const isFirstHeard = reason !== 'here'
    return ringAloud(words, isOn ? chime.current : null, isFirstHeard)
  }, [reason, words, isOn, chime])
}
