import { useEffect, useState, useSyncExternalStore } from 'react'

import styled from 'styled-components'

import Banner, { type BannerTone } from 'src/components/Banner'
import Button from 'src/components/Button'
import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import Icon, { type IconName } from 'src/components/Icon'
import Spinner from 'src/components/Spinner'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import {
  type CheckOutcome,
  checkSteps,
  type CheckVerdict,
  checkVerdict,
  type NetworkCheckState,
} from 'src/features/network-check/checkSteps'
import { createNetworkCheck } from 'src/features/network-check/NetworkCheck'
import type { Documents } from 'src/i18n/Texts'

const tones: Record<CheckVerdict, BannerTone> = {
  testing: 'info',
  good: 'success',
  slow: 'success',
  direct: 'warning',
  refused: 'warning',
  blocked: 'problem',
  pagesOnly: 'problem',
  offline: 'problem',
}

function useNetworkCheck(
  makeCheck = createNetworkCheck
): [NetworkCheckState, () => void] {
  const [test] = useState(makeCheck)
  const state = useSyncExternalStore(
    test.subscribe,
    test.getSnapshot,
    test.getSnapshot
  )
  useEffect(() => void test.start(), [test])
  return [state, () => void test.start()]
}

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

interface NetworkCheckProps {
  texts: Documents['networkCheck']
  makeCheck?: Parameters<typeof useNetworkCheck>[0]
}

function NetworkCheck({ texts, makeCheck }: NetworkCheckProps) {
  const [state, checkAgain] = useNetworkCheck(makeCheck)
  const verdict = checkVerdict(state)
  const { title, advice } = texts.verdicts[verdict]

  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Heading align="center">{texts.title}</Heading>
        <Text size="lg" align="center">
          {texts.introduction}
        </Text>
      </Stack>
      <Banner tone={tones[verdict]} busy={verdict === 'testing'}>
        {title}
      </Banner>
      {advice && <Text size="lg">{advice}</Text>}
      <Card>
        <CheckSteps state={state} texts={texts} />
      </Card>
      <Button size="lg" icon="reload" onClick={checkAgain} fullWidth>
        {texts.again}
      </Button>
    </Stack>
  )
}

export default NetworkCheck
