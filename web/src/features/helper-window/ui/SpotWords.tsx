import Text from 'src/components/Text'
import { useHelperName } from 'src/features/links/ui/useHelperName'
import { spotOf } from 'src/features/stage/model/mark'
import { screenRegionOf } from 'src/features/stage/model/screenRegion'
import { usePanelTexts } from 'src/i18n/usePanelTexts'

import type { ShownSpot } from './useScreenshot'

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
