import styled from 'styled-components'

import {
  discShape,
  numeralColour,
  numeralSize,
} from 'src/features/stage/markLook'
import type { Point } from 'src/features/stage/model/pictureView'

const Numeral = styled.text`
  fill: ${numeralColour};
  font-size: ${numeralSize}px;
  font-weight: 700;
  text-anchor: middle;
  dominant-baseline: central;
`

/** A numbered step. */
const Disc = ({ at, number }: { at: Point; number: number }) => (
  <g transform={`translate(${at.x} ${at.y})`}>
    {discShape.map(([radius, colour]) => (
      <circle key={colour} r={radius} fill={colour} />
    ))}
    <Numeral>{number}</Numeral>
  </g>
)

export default Disc
