import { useEffect, useRef } from 'react'

import { useChime } from 'src/browser/useChime'
import type { ChimePort } from 'src/browser/WebAudioChime'
import { useTool } from 'src/features/session'
import { fadeAfterMs, type Mark } from 'src/features/stage'

/**
 * @returns whether `newest` starts a new series of annotations, because all
 * earlier ones have faded
 */
export const isNewBurst = (
  before: Mark | null,
  newest: Mark | null
): newest is Mark =>
  newest !== null &&
  (before === null || newest.seenMs - before.seenMs >= fadeAfterMs)

/** Plays a sound only for the first of a series of annotations. */
export function useMarkChime(makeChime?: () => ChimePort): void {
  const newest = useTool(
    'annotations',
    ({ marks }) => marks[marks.length - 1] ?? null
  )
  const { chime, isOn } = useChime(makeChime)
  const before = useRef<Mark | null>(newest)

  useEffect(() => {
    const isNews = isNewBurst(before.current, newest)
    before.current = newest ?? before.current
    if (isNews && isOn) chime.current?.play('shown')
  }, [newest, isOn, chime])
}
