import styled from 'styled-components'

import Card from 'src/components/Card'
import { useOperatorTexts } from 'src/i18n/useOperatorTexts'

import Plot, { type Point } from './Plot'

const Label = styled.dt`
  color: ${({ theme }) => theme.colour.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
`

const Value = styled.dd`
  display: inline-block;
  margin: 0;
  font-size: ${({ theme }) => theme.headingSize.lg};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
`

const Peak = styled.dd`
  display: inline-block;
  margin: 0;
  margin-inline-start: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.colour.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-variant-numeric: tabular-nums;
`

type FigureProps = { label: string; points: readonly Point[] }

/** The value now, its peak, and how it came to that. */
function Figure({ label, points }: FigureProps) {
  const { console } = useOperatorTexts()
  const now = points[points.length - 1]!.value
  const peak = Math.max(...points.map(({ value }) => value))

  return (
    <Card as="div">
      <Label>{label}</Label>
      <Value>{now}</Value>
      <Peak>{console.peak(peak)}</Peak>
      <dd style={{ margin: 0 }}>
        <Plot
          points={points}
          label={console.plot(label, now, peak)}
          from={console.fiveMinutesAgo}
          until={console.now}
        />
      </dd>
    </Card>
  )
}

export default Figure
