import Button from 'src/components/ui/Button'
import type { PictureOnStage } from 'src/hooks/usePictureView'
import { useViewingTexts } from 'src/hooks/useViewingTexts'
import { zoomStep } from 'src/lib/media/PictureMoves'

import { ToolGroup } from './ToolGroup'
import ZoomLevel from './ZoomLevel'

/** How large the picture is, and every way to change it without a wheel. */
const ZoomTools = ({
  picture: { moves, seen },
}: {
  picture: PictureOnStage
}) => {
  const viewing = useViewingTexts()

  return (
    <ToolGroup>
      <Button
        variant="secondary"
        icon="minus"
        onClick={() => moves.zoomBy(1 / zoomStep)}
      >
        {viewing.zoomOut}
      </Button>
      {seen && <ZoomLevel percent={seen.percent} />}
      <Button
        variant="secondary"
        icon="plus"
        onClick={() => moves.zoomBy(zoomStep)}
      >
        {viewing.zoomIn}
      </Button>
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
