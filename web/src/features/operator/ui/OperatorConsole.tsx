import styled from 'styled-components'
import type { SignallingStatusQuery } from 'types/graphql'

import { useAuth } from 'src/auth'
import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useOperatorTexts } from 'src/i18n/useOperatorTexts'

import { elapsed } from './elapsed'
import Figure from './Figure'
import { figureNames } from './figureNames'
import Instances from './Instances'
import { serviceReports } from './serviceReport'
import Services from './Services'

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  grid-gap: ${({ theme }) => theme.space.md};
  margin: 0;
`

type OperatorConsoleProps = {
  status: SignallingStatusQuery['signallingStatus']
  /** Do the figures come by themselves? */
  isLive: boolean
}

/** The live state of the signalling server. */
function OperatorConsole({ status, isLive }: OperatorConsoleProps) {
  const { console } = useOperatorTexts()
  const { logOut } = useAuth()
  const { latest, history, instances, services } = status
  const samples = history.length > 0 ? history : [latest]
  const uptime = console.duration(...elapsed(status.startedAt, latest.at))

  return (
    <Stack gap="lg">
      <Stack direction="row" justify="space-between">
        <Heading>{console.heading}</Heading>
        <Button variant="secondary" onClick={() => logOut()}>
          {console.signOut}
        </Button>
      </Stack>
      {!isLive && <Banner tone="warning">{console.polling}</Banner>}
      <Services
        reports={serviceReports(
          services,
          Date.parse(latest.at),
          console.services
        )}
      />
      <Figures aria-label={console.figures}>
        {figureNames.map((name) => (
          <Figure
            key={name}
            label={console[name]}
            points={samples.map(({ at, ...values }) => ({
              ...{ at, value: values[name] },
            }))}
          />
        ))}
      </Figures>
      <Instances instances={instances} now={latest.at} />
      <Text tone="muted" size="sm">
        {[
          `${console.answeredBy} ${console.apiVersion} ${status.apiVersion}`,
          `${console.uptime} ${uptime}`,
        ].join(' · ')}
      </Text>
    </Stack>
  )
}

export default OperatorConsole
