import styled from 'styled-components'

const width = 100
const height = 24

const Drawing = styled.svg`
  width: 100%;
  height: 3rem;
  overflow: visible;
`

const Line = styled.polyline`
  fill: none;
  stroke: ${({ theme }) => theme.colour.accent};
  stroke-width: 2;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`

function pointsOf(values: readonly number[]): string {
  const top = Math.max(1, ...values)
  const step = width / Math.max(1, values.length - 1)
  return values
    .map((value, index) => {
      const x = values.length === 1 ? width : index * step
      return `${x.toFixed(1)},${(height - (value / top) * height).toFixed(1)}`
    })
    .join(' ')
}

type SparklineProps = { values: readonly number[]; label: string }

/** A small plot from zero up; the label says what it shows. */
const Sparkline = ({ values, label }: SparklineProps) => (
  <Drawing
    role="img"
    aria-label={label}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="none"
  >
    <Line points={pointsOf(values)} />
  </Drawing>
)

export default Sparkline
