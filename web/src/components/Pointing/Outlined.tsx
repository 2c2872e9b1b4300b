import styled from 'styled-components'

/** Dark about white about the colour itself: one of them is seen on any picture. */
const about = [
  ['#1a1410', 7],
  ['#fff', 4],
] as const

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
    {[...about, [colour, 0] as const].map(([stroke, more]) => (
      <Line key={stroke} d={d} stroke={stroke} strokeWidth={width + more} />
    ))}
  </>
)

export default Outlined
