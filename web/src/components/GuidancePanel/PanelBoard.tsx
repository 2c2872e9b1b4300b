import SharerChat from 'src/components/Chat/SharerChat'
import Stack from 'src/components/ui/Stack'
import { useScreenshot } from 'src/hooks/useScreenshot'
import { useTextScale } from 'src/hooks/useTextScale'

import Board from './Board'
import PanelControls from './PanelControls'
import PipPortal from './PipPortal'
import StateNews from './StateNews'

/** All that the helper window shows. */
function PanelBoard({ panel }: { panel: Window }) {
  const [spot] = useScreenshot(panel)
  const enlarge = useTextScale(panel.document)

  return (
    <PipPortal panel={panel}>
      <Stack gap="md">
        <StateNews />
        <Board spot={spot} isWindow />
        <SharerChat canRead={false} />
        <PanelControls onBigger={enlarge} />
      </Stack>
    </PipPortal>
  )
}

export default PanelBoard
