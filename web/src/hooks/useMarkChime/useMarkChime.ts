import { useEffect, useRef } from 'react'

import type { Mark } from 'src/domain/guidance/mark'
import { isNewBurst } from 'src/domain/panel/burst'
import { useChime } from 'src/hooks/useChime'
import { useGuidance } from 'src/hooks/useGuidance'
import type { ChimePort } from 'src/lib/sound/ChimePort'

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
