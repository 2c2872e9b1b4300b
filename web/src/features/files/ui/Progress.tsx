import styled from 'styled-components'

import { media } from 'src/styles/media'

const Track = styled.div`
  flex: 1;
  height: 12px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: 6px;
  background: ${({ theme }) => theme.colour.background};
`

const Bar = styled.div`
  height: 100%;
  background: ${({ theme }) => theme.colour.primaryEdge};
  ${media.forcedColours} {
    forced-color-adjust: none;
    background: Highlight;
  }
`

interface ProgressProps {
  label: string
  percent: number
}

/** How much has arrived; the words beside it say the same. */
const Progress = ({ label, percent }: ProgressProps) => (
  <Track
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
  >
    <Bar style={{ width: `${percent}%` }} />
  </Track>
)

export default Progress
