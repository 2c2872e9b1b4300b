import styled from 'styled-components'

import { outlined } from 'src/features/stage/markLook'

const Line = styled.path`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`

interface OutlinedProps {
  /** of an SVG path */
  d: string
  /** in CSS pixels, at every zoom */
  width: number
  colour: string
}

/** A line that is seen on light, dark and colourful pictures. */
const Outlined = ({ d, width, colour }: OutlinedProps) => (
  <>
    {outlined(colour).map(([stroke, more]) => (
      <Line key={stroke} d={d} stroke={stroke} strokeWidth={width + more} />
    ))}
  </>
)

export default Outlined
