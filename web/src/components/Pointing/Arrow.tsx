import type { Point, Size } from 'src/domain/picture/pictureView'

import { markColour } from './markColour'
import Outlined from './Outlined'

const ring = 'M-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0'
const arrow = 'M52 52L17 17M17 36V17H36'
const reachPx = 60

interface ArrowProps {
  /** the point that is meant, in CSS pixels of the stage */
  at: Point
  stage: Size
}

/** A ring about what is meant, and an arrow to it that is in sight near every edge. */
function Arrow({ at: { x, y }, stage }: ArrowProps) {
  const across = x > stage.width - reachPx ? -1 : 1
  const down = y > stage.height - reachPx ? -1 : 1
  return (
    <g transform={`translate(${x} ${y}) scale(${across} ${down})`}>
      <Outlined d={`${ring}${arrow}`} width={5} colour={markColour} />
    </g>
  )
}

export default Arrow
