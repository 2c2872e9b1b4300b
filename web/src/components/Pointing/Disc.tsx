import styled from 'styled-components'

import type { Point } from 'src/domain/picture/pictureView'

import { markColour } from './markColour'

const Numeral = styled.text`
  fill: #1a1410;
  font-size: 20px;
  font-weight: 700;
  text-anchor: middle;
  dominant-baseline: central;
`

/** A numbered step. */
const Disc = ({ at, number }: { at: Point; number: number }) => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <circle r={20} fill="#1a1410" />
    <circle r={18.5} fill="#fff" />
    <circle r={16} fill={markColour} />
    <Numeral>{number}</Numeral>
  </g>
)

export default Disc
