import { markColour, markWidth } from 'src/features/stage/markLook'
import type { Placement } from 'src/features/stage/model/picturePlacement'
import type { Point } from 'src/features/stage/model/pictureView'

import Outlined from './Outlined'

interface StrokeProps {
  /** shares of the picture */
  points: readonly Point[]
  placement: Placement
}

/** A freehand line; zoom and pan move it as a whole. */
function Stroke({ points, placement }: StrokeProps) {
  const { left, top, width, height } = placement
  const [first] = points
  if (!first) return null
  // The first twice: a line of one point is a dot.
  const d = `M${[first, ...points].map(({ x, y }) => `${x} ${y}`).join('L')}`
  return (
    <g transform={`translate(${left} ${top}) scale(${width} ${height})`}>
      <Outlined d={d} width={markWidth} colour={markColour} />
    </g>
  )
}

export default Stroke
