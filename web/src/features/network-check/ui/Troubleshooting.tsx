import styled from 'styled-components'

import { type Device, thisDevice } from 'src/browser/device'
import type { ErrorCode } from 'src/browser/errors/errorCode'
import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Steps from 'src/components/Steps'
import type { Texts } from 'src/i18n/Texts'
import { useTroubleTexts } from 'src/i18n/useTroubleTexts'

import WayOut from './WayOut'

/** @returns the instructions for an error; null if its error text is enough */
function stepsFor(
  code: ErrorCode,
  { dialog, system }: Device,
  trouble: Texts['trouble']
): readonly string[] | null {
  switch (code) {
    case 'display-capture-denied-by-system':
      return system === 'mac' || system === 'windows'
        ? trouble.system[system]
        : trouble.system.other
    case 'display-capture-refused':
      return dialog === 'firefox' ? trouble.refusedByFirefox : trouble.refused
    case 'browser-unsupported':
    case 'webrtc-missing':
      return trouble.otherBrowser
    case 'in-app-browser':
      if (system === 'android') return trouble.inChrome
      return system === 'ios' ? trouble.leaveApp : trouble.otherBrowser
    case 'camera-refused':
      return system === 'ios' ? trouble.camera.ios : trouble.camera.other
    default:
      return null
  }
}

const Fold = styled.details`
  width: 100%;
  color: ${({ theme }) => theme.colour.textMuted};

  summary {
    min-height: ${({ theme }) => theme.button.md.height};
    padding: ${({ theme }) => theme.space.sm} 0;
    cursor: pointer;
    text-align: center;
  }
  code {
    display: block;
    font-family: ${({ theme }) => theme.font.mono};
    overflow-wrap: anywhere;
  }
`

interface DetailsProps {
  code: string
  device: Device
}

/** Technical details that the person can read out to a helper. */
function Details({ code, device: { browser, system } }: DetailsProps) {
  const trouble = useTroubleTexts()

  return (
    <Fold>
      <summary>{trouble.details}</summary>
      <span>{trouble.readOut}</span>
      <code dir="ltr">
        {[code, browser, system].filter(Boolean).join(' · ')}
      </code>
    </Fold>
  )
}

interface TroubleshootingProps {
  code: ErrorCode | 'capture-cancelled'
  device?: ReturnType<typeof thisDevice>
}

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
