import { useEffect, useRef } from 'react'

import type { Mark } from 'src/domain/guidance/mark'
import { isNewBurst } from 'src/domain/panel/burst'
import { useGuidance } from 'src/hooks/useGuidance'
import { useKeptText } from 'src/hooks/useKeptText'
import { keptChime } from 'src/lib/browser/preferences'
import type { ChimePort } from 'src/lib/sound/ChimePort'
import { WebAudioChime } from 'src/lib/sound/WebAudioChime'

const makeWebAudioChime = (): ChimePort => new WebAudioChime()

/** A soft sound when the helper begins to show something, and not for each mark. */
export function useMarkChime(makeChime = makeWebAudioChime): void {
  const newest = useGuidance(({ marks }) => marks[marks.length - 1] ?? null)
  const [kept] = useKeptText(keptChime)
  const chime = useRef<ChimePort | null>(null)
  const before = useRef<Mark | null>(newest)

  useEffect(() => {
    const made = makeChime()
    chime.current = made
    return () => made.close()
  }, [makeChime])

  useEffect(() => {
    const isNews = isNewBurst(before.current, newest)
    before.current = newest ?? before.current
    if (isNews && kept !== 'off') chime.current?.play('shown')
  }, [newest, kept])
}
