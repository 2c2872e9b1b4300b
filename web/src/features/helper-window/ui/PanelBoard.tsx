import { useTextScale } from 'src/browser/useTextScale'
import Stack from 'src/components/Stack'
import PanelFiles from 'src/features/files/ui/PanelFiles'
import { useStepGuide } from 'src/features/steps/ui/useStepGuide'

import PanelFooter from './PanelFooter'
import PanelHeader from './PanelHeader'
import PanelHints from './PanelHints'
import PanelLayout from './PanelLayout'
import StateNews from './StateNews'
import { useHint } from './useHint'
import { useScreenshot } from './useScreenshot'
import WholeScreenOffer from './WholeScreenOffer'

/** All that the helper window shows. */
function PanelBoard({ panel }: { panel: Window }) {
  const [spot] = useScreenshot(panel)
  const [guided, guide] = useStepGuide()
  const shown = useHint(spot, guided?.newsMs ?? null)
  const enlarge = useTextScale(panel.document)

  return (
    <PanelLayout footer={<PanelFooter />}>
      <Stack gap="md">
        <PanelHeader hint={shown.hint} onBigger={enlarge} />
        <StateNews />
        <PanelFiles panel={panel} />
        <PanelHints {...{ shown, spot, guided, guide }} />
        <WholeScreenOffer />
      </Stack>
    </PanelLayout>
  )
}

export default PanelBoard
