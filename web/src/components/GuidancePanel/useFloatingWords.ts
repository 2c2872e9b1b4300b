import { spotOf } from 'src/domain/guidance/mark'
import { placeOf } from 'src/domain/panel/place'
import { useHelperName } from 'src/hooks/useHelperName'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import type { ShownSpot } from 'src/hooks/useStill'

/** The two lines below the close-up: who shows something, and where; or who sees the screen, and what they cannot do. */
export function useFloatingWords(spot: ShownSpot | null): [string, string] {
  const texts = usePanelTexts()
  const name = useHelperName()
  const newest = spot?.marks[spot.marks.length - 1]

  if (!newest) {
    return [name ? texts.seesBy(name) : texts.sees, texts.limits]
  }
  return [
    name ? texts.showsBy(name) : texts.shows,
    texts.place[placeOf(spotOf(newest))],
  ]
}
