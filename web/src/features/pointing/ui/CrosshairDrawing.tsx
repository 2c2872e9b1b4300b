import { toStage } from 'src/features/stage/model/picturePlacement'
import type { Point } from 'src/features/stage/model/pictureView'
import type { SeenPicture } from 'src/features/stage/PictureViewer'
import { palette } from 'src/styles/palette'

import Outlined from './Outlined'

const cross = 'M-28 0H-8M8 0H28M0 -28V-8M0 8V28'

interface CrosshairDrawingProps {
  /** shares of the picture */
  at: Point
  seen: SeenPicture
}

/** Where the keys point; in the colour of focus, so that nobody takes it for a mark. */
function CrosshairDrawing({ at, seen }: CrosshairDrawingProps) {
  const { x, y } = toStage(seen.placement, at)
  return (
    <g transform={`translate(${x} ${y})`} data-crosshair>
      <Outlined d={cross} width={4} colour={palette.light.focus} />
    </g>
  )
}

export default CrosshairDrawing
