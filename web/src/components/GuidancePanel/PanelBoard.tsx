import PanelFiles from 'src/components/Files/PanelFiles'
import Stack from 'src/components/ui/Stack'
import { useHint } from 'src/hooks/useHint'
import { useScreenshot } from 'src/hooks/useScreenshot'
import { useTextScale } from 'src/hooks/useTextScale'

import PanelFooter from './PanelFooter'
import PanelHeader from './PanelHeader'
import PanelHints from './PanelHints'
import PanelLayout from './PanelLayout'
import PipPortal from './PipPortal'
import StateNews from './StateNews'
import WholeScreenOffer from './WholeScreenOffer'

/** All that the helper window shows. */
function PanelBoard({ panel }: { panel: Window }) {
  const [spot] = useScreenshot(panel)
  const shown = useHint(spot)
  const enlarge = useTextScale(panel.document)

  return (
    <PipPortal panel={panel}>
      <PanelLayout footer={<PanelFooter />}>
        <Stack gap="md">
          <PanelHeader hint={shown.hint} onBigger={enlarge} />
          <StateNews />
          <PanelFiles panel={panel} />
          <PanelHints spot={spot} {...shown} />
          <WholeScreenOffer />
        </Stack>
      </PanelLayout>
    </PipPortal>
  )
}

export default PanelBoard
