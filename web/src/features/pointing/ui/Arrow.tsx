import {
  arrowShape,
  arrowTurn,
  markColour,
  markWidth,
} from 'src/features/stage/markLook'
import type { Point, Size } from 'src/features/stage/model/pictureView'

import Outlined from './Outlined'

interface ArrowProps {
  /** the point that is meant, in CSS pixels of the stage */
  at: Point
  stage: Size
}

/** A ring about what is meant, and an arrow to it that is in sight near every edge. */
function Arrow({ at, stage }: ArrowProps) {
  const turn = arrowTurn(at, stage)
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${turn.x} ${turn.y})`}>
      <Outlined d={arrowShape} width={markWidth} colour={markColour} />
    </g>
  )
}

export default Arrow
