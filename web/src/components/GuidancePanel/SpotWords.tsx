import Text from 'src/components/ui/Text'
import { spotOf } from 'src/domain/guidance/mark'
import { screenRegionOf } from 'src/domain/picture/screenRegion'
import { useHelperName } from 'src/hooks/useHelperName'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import type { ShownSpot } from 'src/hooks/useScreenshot'

/** Who shows something, and where. */
function SpotWords({ spot: { marks } }: { spot: ShownSpot }) {
  const texts = usePanelTexts()
  const helperName = useHelperName()
  const newest = marks[marks.length - 1]

  return (
    <>
      <Text size="lg">
        <strong>{helperName ? texts.showsBy(helperName) : texts.shows}</strong>
      </Text>
      <Text size="lg">
        {newest && texts.place[screenRegionOf(spotOf(newest))]}
      </Text>
    </>
  )
}

export default SpotWords
