import styled from 'styled-components'

import { topOfScale } from './topOfScale'

const width = 300
const height = 60

/** What the server keeps, in milliseconds. */
const spanMs = 300_000

const Area = styled.div`
  position: relative;
  margin-block-start: ${({ theme }) => theme.space.sm};
`

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 4.5rem;
  overflow: visible;
`

const Grid = styled.path`
  fill: none;
  stroke: ${({ theme }) => theme.colour.border};
  stroke-width: 1;
  vector-effect: non-scaling-stroke;
`

const Fill = styled.path`
  fill: ${({ theme }) => theme.colour.tonal};
  opacity: 0.6;
`

const Line = styled.path`
  fill: none;
  stroke: ${({ theme }) => theme.colour.accent};
  stroke-width: 2;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${({ theme }) => theme.colour.textMuted};
  font-size: ${({ theme }) => theme.fontSize.xs};
  font-variant-numeric: tabular-nums;
`

/** One value, and when it was measured. */
export interface Point {
  at: string
  value: number
}

type PlotProps = {
  points: readonly Point[]
  /** What the plot shows, in words. */
  label: string
  from: string
  until: string
}

/** The last five minutes, from zero up. Time goes from left to right everywhere. */
function Plot({ points, label, from, until }: PlotProps) {
  const top = topOfScale(Math.max(...points.map(({ value }) => value)))
  const endMs = Date.parse(points[points.length - 1]!.at)
  const places = points.map(({ at, value }) => {
    const x = width - ((endMs - Date.parse(at)) / spanMs) * width
    return `${Math.max(0, x).toFixed(1)},${(height - (value / top) * height).toFixed(1)}`
  })
  const startX = places[0]!.split(',')[0]

  return (
    <Area dir="ltr">
      <Axis aria-hidden>
        <span>{top}</span>
      </Axis>
      <Drawing
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        <Grid
          d={`M0,0H${width}M0,${height / 2}H${width}M0,${height}H${width}`}
        />
        <Fill d={`M${startX},${height}L${places.join('L')}V${height}Z`} />
        <Line d={`M${places.join('L')}`} />
      </Drawing>
      <Axis aria-hidden>
        <span>{from}</span>
        <span>{until}</span>
      </Axis>
    </Area>
  )
}

export default Plot
