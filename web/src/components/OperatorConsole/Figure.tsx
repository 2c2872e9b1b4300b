import styled from 'styled-components'

import Card from 'src/components/ui/Card'
import { useOperatorTexts } from 'src/hooks/useOperatorTexts'

import Sparkline from './Sparkline'

const Label = styled.dt`
  color: ${({ theme }) => theme.colour.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
`

const Value = styled.dd`
  margin: 0;
  font-size: ${({ theme }) => theme.headingSize.lg};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
`

type FigureProps = { label: string; values: readonly number[] }

/** The last of the values, and how it came to that. */
function Figure({ label, values }: FigureProps) {
  const { console } = useOperatorTexts()
  const least = Math.min(...values)
  const most = Math.max(...values)

  return (
    <Card as="div">
      <Label>{label}</Label>
      <Value>{values[values.length - 1]}</Value>
      <dd style={{ margin: 0 }}>
        <Sparkline values={values} label={console.plot(label, least, most)} />
      </dd>
    </Card>
  )
}

export default Figure
