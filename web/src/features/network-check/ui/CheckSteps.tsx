import styled from 'styled-components'

import Icon, { type IconName } from 'src/components/Icon'
import Spinner from 'src/components/Spinner'
import Text from 'src/components/Text'
import {
  type NetworkCheckState,
  type CheckOutcome,
  checkSteps,
} from 'src/features/network-check/model/networkCheck'
import type { Documents } from 'src/i18n/Texts'

const Steps = styled.ul`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.md};
  padding: 0;
  list-style: none;
`

const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-column-gap: ${({ theme }) => theme.space.sm};
  align-items: start;

  > :first-child {
    grid-row: span 2;
    margin-top: 0.15em;
  }
  > :last-child {
    grid-column: 2;
  }
`

const icons: Record<Exclude<CheckOutcome, 'testing'>, IconName> = {
  works: 'check',
  answers: 'warning',
  refused: 'warning',
  silent: 'close',
  absent: 'minus',
}

interface CheckStepsProps {
  state: NetworkCheckState
  texts: Documents['networkCheck']
}

/** Everything that was tried, with its outcome in words. */
const CheckSteps = ({ state, texts }: CheckStepsProps) => (
  <Steps>
    {checkSteps.map((step) => {
      const outcome = state[step]
      return (
        <Step key={step}>
          {outcome === 'testing' ? <Spinner /> : <Icon name={icons[outcome]} />}
          <Text as="strong">{texts.steps[step]}</Text>
          <Text tone="muted">{texts.outcomes[outcome]}</Text>
        </Step>
      )
    })}
  </Steps>
)

export default CheckSteps
