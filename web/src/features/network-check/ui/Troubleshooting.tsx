import { thisDevice } from 'src/browser/device'
import type { ErrorCode } from 'src/browser/errors/errorCode'
import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Steps from 'src/components/Steps'
import { useTroubleTexts } from 'src/i18n/useTroubleTexts'

import Details from './Details'
import { stepsFor } from './stepsFor'
import WayOut from './WayOut'

interface TroubleshootingProps {
  code: ErrorCode | 'capture-cancelled'
  device?: ReturnType<typeof thisDevice>
}

/** What to do now, on this very device, and what to tell a helper. */
function Troubleshooting({
  code,
  device = thisDevice(),
}: TroubleshootingProps) {
  const trouble = useTroubleTexts()
  if (code === 'capture-cancelled') {
    return <Details code={code} device={device} />
  }
  const steps = stepsFor(code, device, trouble)

  return (
    <Stack gap="md" style={{ width: '100%' }}>
      {steps && (
        <Card>
          <Stack gap="md">
            <Heading level={2} size="sm">
              {trouble.whatToDo}
            </Heading>
            <Steps steps={steps} size="lg" />
          </Stack>
        </Card>
      )}
      <WayOut code={code} device={device} link={window.location.href} />
      <Details code={code} device={device} />
    </Stack>
  )
}

export default Troubleshooting
