import styled from 'styled-components'

import type { Device } from 'src/browser/device'
import { useTroubleTexts } from 'src/i18n/useTroubleTexts'

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

/** For the helper, and for nobody else: what it is called, and where. */
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

export default Details
