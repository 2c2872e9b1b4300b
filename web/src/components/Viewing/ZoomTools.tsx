import type { PictureOnStage } from 'src/hooks/usePictureView'
import { useViewingTexts } from 'src/hooks/useViewingTexts'
import { zoomStep } from 'src/lib/media/PictureMoves'

import SignTool from './SignTool'
import { ToolGroup } from './toolStyles'
import ZoomLevel from './ZoomLevel'

/** How large the picture is, and how to change it without a wheel. */
function ZoomTools({ picture: { moves, seen } }: { picture: PictureOnStage }) {
  const viewing = useViewingTexts()

  return (
    <ToolGroup>
      <SignTool icon="minus" onClick={() => moves.zoomBy(1 / zoomStep)}>
        {viewing.zoomOut}
      </SignTool>
      {seen && <ZoomLevel percent={seen.percent} />}
      <SignTool icon="plus" onClick={() => moves.zoomBy(zoomStep)}>
        {viewing.zoomIn}
      </SignTool>
    </ToolGroup>
  )
}

export default ZoomTools
