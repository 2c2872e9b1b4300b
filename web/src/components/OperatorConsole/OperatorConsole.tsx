import styled from 'styled-components'
import type { SignallingStatusQuery } from 'types/graphql'

import { useAuth } from 'src/auth'
import Banner from 'src/components/ui/Banner'
import Button from 'src/components/ui/Button'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useOperatorTexts } from 'src/hooks/useOperatorTexts'

import { elapsed } from './elapsed'
import Figure from './Figure'

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  grid-gap: ${({ theme }) => theme.space.md};
  margin: 0;
`

const figures = [
  'peers',
  'callsBeingSetUp',
  'messagesPerMinute',
  'refusalsPerMinute',
  'iceCredentialsIssued',
] as const

type OperatorConsoleProps = {
  status: SignallingStatusQuery['signallingStatus']
  /** Do the figures come by themselves? */
  isLive: boolean
}

/** The live state of the signalling server. */
function OperatorConsole({ status, isLive }: OperatorConsoleProps) {
  const { console } = useOperatorTexts()
  const { logOut } = useAuth()
  const samples = status.history.length > 0 ? status.history : [status.latest]
  const uptime = console.duration(
    ...elapsed(status.startedAt, status.latest.at)
  )

  return (
    <Stack gap="lg">
      <Stack direction="row" justify="space-between">
        <Heading>{console.heading}</Heading>
        <Button variant="secondary" onClick={() => logOut()}>
          {console.signOut}
        </Button>
      </Stack>
      {!isLive && <Banner tone="warning">{console.polling}</Banner>}
      <Figures aria-label={console.figures}>
        {figures.map((name) => (
          <Figure
            key={name}
            label={console[name]}
            values={samples.map((sample) => sample[name])}
          />
        ))}
      </Figures>
      <Text tone="muted" size="sm">
        {console.instances(status.latest.instances)} · {console.apiVersion}{' '}
        {status.apiVersion} · {console.uptime} {uptime}
      </Text>
    </Stack>
  )
}

export default OperatorConsole
