import Button from 'src/components/ui/Button'
import type { PictureOnStage } from 'src/hooks/usePictureView'
import { useViewingTexts } from 'src/hooks/useViewingTexts'
import { zoomStep } from 'src/lib/media/PictureMoves'

import SignButton from './SignButton'
import { ToolGroup } from './ToolGroup'
import ZoomLevel from './ZoomLevel'

/** How large the picture is, and every way to change it without a wheel. */
function ZoomTools({ picture: { moves, seen } }: { picture: PictureOnStage }) {
  const viewing = useViewingTexts()

  return (
    <ToolGroup>
      <SignButton
        icon="minus"
        name={viewing.zoomOut}
        onClick={() => moves.zoomBy(1 / zoomStep)}
      />
      {seen && <ZoomLevel percent={seen.percent} />}
      <SignButton
        icon="plus"
        name={viewing.zoomIn}
        onClick={() => moves.zoomBy(zoomStep)}
      />
      <Button variant="secondary" onClick={() => moves.fit()}>
        {viewing.fit}
      </Button>
      <Button variant="secondary" onClick={() => moves.actualSize()}>
        {viewing.actualSize}
      </Button>
    </ToolGroup>
  )
}

export default ZoomTools
