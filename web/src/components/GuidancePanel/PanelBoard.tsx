import Stack from 'src/components/ui/Stack'
import SharerWords from 'src/components/Words/SharerWords'
import { useStill } from 'src/hooks/useStill'
import { useTextScale } from 'src/hooks/useTextScale'

import Board from './Board'
import PanelControls from './PanelControls'
import PanelRoom from './PanelRoom'
import StateNews from './StateNews'

/** All that the helper window shows. */
const PanelBoard = ({ panel }: { panel: Window }) => {
  const [spot] = useStill(panel)
  const enlarge = useTextScale(panel.document)

  return (
    <PanelRoom panel={panel}>
      <Stack gap="md">
        <StateNews />
        <Board spot={spot} isWindow />
        <SharerWords canRead={false} />
        <PanelControls onBigger={enlarge} />
      </Stack>
    </PanelRoom>
  )
}

export default PanelBoard
