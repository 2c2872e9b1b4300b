import styled from 'styled-components'
import type { SignallingStatusQuery } from 'types/graphql'

import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useOperatorTexts } from 'src/i18n/useOperatorTexts'

import { useAuth } from './AuthContext'
import { elapsed } from './elapsed'
import Instances, { figureNames } from './Instances'
import { serviceReports } from './serviceReport'
import Services from './Services'

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  grid-gap: ${({ theme }) => theme.space.md};
  margin: 0;
`

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

type OperatorConsoleProps = {
  status: SignallingStatusQuery['signallingStatus']
  /** whether the figures are updated automatically */
  isLive: boolean
}

function OperatorConsole({ status, isLive }: OperatorConsoleProps) {
  const { console } = useOperatorTexts()
  const { logOut } = useAuth()
  const { latest, instances, services } = status
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
          <Card as="div" key={name}>
            <Label>{console[name]}</Label>
            <Value>{latest[name]}</Value>
          </Card>
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
