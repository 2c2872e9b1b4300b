import { spotOf } from 'src/domain/guidance/mark'
import { screenRegionOf } from 'src/domain/panel/screenRegion'
import { useHelperName } from 'src/hooks/useHelperName'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import type { ShownSpot } from 'src/hooks/useScreenshot'
import { useTexts } from 'src/hooks/useTexts'
import { useWhoSees } from 'src/hooks/useWhoSees'

/** The two sentences below the close-up: who shows something, and where; or who sees the screen. */
export function useFloatingWords(spot: ShownSpot | null): [string, string] {
  const texts = usePanelTexts()
  const { sharing } = useTexts()
  const name = useHelperName()
  const whoSees = useWhoSees()
  const newest = spot?.marks[spot.marks.length - 1]

  if (!newest) return whoSees ?? [sharing.reconnecting, '']
  return [
    name ? texts.showsBy(name) : texts.shows,
    texts.place[screenRegionOf(spotOf(newest))],
  ]
}
