import type { PanelFilesProps } from 'src/components/Files/PanelFiles'
import Stack from 'src/components/ui/Stack'
import { useHint } from 'src/hooks/useHint'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { useScreenshot } from 'src/hooks/useScreenshot'
import { useStepGuide } from 'src/hooks/useStepGuide'
import { useTextScale } from 'src/hooks/useTextScale'

import PanelFooter from './PanelFooter'
import PanelHeader from './PanelHeader'
import PanelHints from './PanelHints'
import PanelLayout from './PanelLayout'
import StateNews from './StateNews'
import WholeScreenOffer from './WholeScreenOffer'

const fetchFiles = () => import('src/components/Files/PanelFiles')

/** All that the helper window shows. */
function PanelBoard({ panel }: { panel: Window }) {
  const [spot] = useScreenshot(panel)
  const [guided, guide] = useStepGuide()
  const shown = useHint(spot, guided?.newsMs ?? null)
  const enlarge = useTextScale(panel.document)
  const PanelFiles = useLazyComponent<PanelFilesProps>(fetchFiles)

  return (
    <PanelLayout footer={<PanelFooter />}>
      <Stack gap="md">
        <PanelHeader hint={shown.hint} onBigger={enlarge} />
        <StateNews />
        {PanelFiles && <PanelFiles panel={panel} />}
        <PanelHints {...{ shown, spot, guided, guide }} />
        <WholeScreenOffer />
      </Stack>
    </PanelLayout>
  )
}

export default PanelBoard
