import { useEffect, useRef } from 'react'

import { useChime } from 'src/browser/useChime'
import type { ChimePort } from 'src/browser/WebAudioChime'
import { useGuidance } from 'src/features/messages/useGuidance'
import { isNewBurst } from 'src/features/stage/model/burst'
import type { Mark } from 'src/features/stage/model/mark'

/** A soft sound when the helper begins to show something, and not for each mark. */
export function useMarkChime(makeChime?: () => ChimePort): void {
  const newest = useGuidance(({ marks }) => marks[marks.length - 1] ?? null)
  const { chime, isOn } = useChime(makeChime)
  const before = useRef<Mark | null>(newest)

  useEffect(() => {
    const isNews = isNewBurst(before.current, newest)
    before.current = newest ?? before.current
    if (isNews && isOn) chime.current?.play('shown')
  }, [newest, isOn, chime])
}
