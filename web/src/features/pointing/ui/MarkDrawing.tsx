import styled, { css, keyframes } from 'styled-components'

import {
  arrowShape,
  arrowTurn,
  discShape,
  fadeAfterMs,
  type Mark,
  markColour,
  markWidth,
  numeralColour,
  numeralSize,
  outlined,
  type Placement,
  type Point,
  type SeenPicture,
  type Size,
  toStage,
} from 'src/features/stage'
import { media } from 'src/styles/media'

const fadingMs = 600

const fade = keyframes`
  to { opacity: 0; }
`

const Fading = styled.g<{ $fades: boolean }>`
  ${({ $fades }) =>
    $fades &&
    css`
      animation: ${fade} ${fadingMs}ms linear ${fadeAfterMs - fadingMs}ms
        forwards;
    `}
  ${media.reducedMotion} {
    animation: none;
  }
`

interface ArrowProps {
  /** the annotated point, in CSS pixels from the corner of the visible area */
  at: Point
  stage: Size
}

/** Near an edge the arrow is mirrored, so that it is not cut off. */
function Arrow({ at, stage }: ArrowProps) {
  const turn = arrowTurn(at, stage)
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${turn.x} ${turn.y})`}>
      <Outlined d={arrowShape} width={markWidth} colour={markColour} />
    </g>
  )
}

const Numeral = styled.text`
  fill: ${numeralColour};
  font-size: ${numeralSize}px;
  font-weight: 700;
  text-anchor: middle;
  dominant-baseline: central;
`

const Disc = ({ at, number }: { at: Point; number: number }) => (
  <g transform={`translate(${at.x} ${at.y})`}>
    {discShape.map(([radius, colour]) => (
      <circle key={colour} r={radius} fill={colour} />
    ))}
    <Numeral>{number}</Numeral>
  </g>
)

interface StrokeProps {
  /** fractions of the picture */
  points: readonly Point[]
  placement: Placement
}

/** The points stay fractions; an SVG transform applies zoom and pan. */
function Stroke({ points, placement }: StrokeProps) {
  const { left, top, width, height } = placement
  const [first] = points
  if (!first) return null
  // The first point is repeated, because SVG draws nothing for a path with only
  // one point.
  const d = `M${[first, ...points].map(({ x, y }) => `${x} ${y}`).join('L')}`
  return (
    <g transform={`translate(${left} ${top}) scale(${width} ${height})`}>
      <Outlined d={d} width={markWidth} colour={markColour} />
    </g>
  )
}

const Line = styled.path`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`

interface OutlinedProps {
  d: string
  /** in CSS pixels, the same at every zoom */
  width: number
  colour: string
}

/** A line with an outline, visible on light, dark and colourful pictures. */
export const Outlined = ({ d, width, colour }: OutlinedProps) => (
  <>
    {outlined(colour).map(([stroke, more]) => (
      <Line key={stroke} d={d} stroke={stroke} strokeWidth={width + more} />
    ))}
  </>
)

interface MarkDrawingProps {
  mark: Mark
  seen: SeenPicture
}

const MarkDrawing = ({ mark, seen }: MarkDrawingProps) => (
  <Fading $fades={mark.type !== 'step'} data-mark={mark.type}>
    {drawn(mark, seen)}
  </Fading>
)

function drawn(mark: Mark, { geometry, placement }: SeenPicture) {
  switch (mark.type) {
    case 'stroke':
      return <Stroke points={mark.points} placement={placement} />
    case 'pointer':
      return (
        <Arrow at={toStage(placement, mark.point)} stage={geometry.stage} />
      )
    case 'step':
      return <Disc at={toStage(placement, mark.point)} number={mark.number} />
  }
}

export default MarkDrawing
