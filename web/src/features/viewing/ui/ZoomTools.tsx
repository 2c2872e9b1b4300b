import { zoomStep } from 'src/features/stage/PictureMoves'
import { ToolGroup } from 'src/features/stage/ui/toolStyles'
import type { PictureOnStage } from 'src/features/stage/ui/usePictureView'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

import SignTool from './SignTool'
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
