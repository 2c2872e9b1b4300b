import type { SignallingStatusQuery } from 'types/graphql'

import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import { operator } from 'src/i18n/en/operator'

import { useAuth } from './AuthContext'
import Checks from './Checks'
import Instances from './Instances'

type OperatorConsoleProps = {
  status: SignallingStatusQuery['signallingStatus']
  /** whether a subscription brings updates; otherwise the page polls */
  isLive: boolean
}

function OperatorConsole({ status, isLive }: OperatorConsoleProps) {
  const { console } = operator
  const { logOut } = useAuth()
  const { at, instances, checks } = status

  return (
    <Stack gap="lg">
      <Stack direction="row" justify="space-between">
        <Heading>{console.heading}</Heading>
        <Button variant="secondary" onClick={() => logOut()}>
          {console.signOut}
        </Button>
      </Stack>
      {!isLive && <Banner tone="warning">{console.polling}</Banner>}
      <Checks checks={checks} />
      <Instances instances={instances} now={at} />
    </Stack>
  )
}

export default OperatorConsole
