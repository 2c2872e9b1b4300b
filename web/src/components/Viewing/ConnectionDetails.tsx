import styled from 'styled-components'

import { routes } from '@redwoodjs/router'

import NewTabLink from 'src/components/ui/NewTabLink'
import type { ConnectionFigures } from 'src/domain/network/connectionFigures'
import type { ConnectionFault } from 'src/domain/network/connectionQuality'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

import { figuresInWords } from './figuresInWords'
import QualityPreferenceSlider from './QualityPreferenceSlider'

const Panel = styled.div`
  flex-basis: 100%;
  /* Below the tools, wherever its button is. */
  order: 1;
  padding: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.fontSize.sm};
  text-align: center;
`

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.md};
  margin: 0;
`

const Figure = styled.div`
  dt,
  dd {
    display: inline;
    margin: 0;
  }
  dt {
    color: ${({ theme }) => theme.colour.textMuted};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`

interface ConnectionDetailsProps {
  id: string
  isOpen: boolean
  figures: ConnectionFigures | null
  faults: ConnectionFault[]
}

/** What is known of the connection; nothing of it is read out by itself. */
function ConnectionDetails({
  id,
  isOpen,
  figures,
  faults,
}: ConnectionDetailsProps) {
  const viewing = useViewingTexts()

  return (
    <Panel
      id={id}
      role="group"
      aria-label={viewing.connectionDetails}
      hidden={!isOpen}
    >
      {faults.map((fault) => (
        <p key={fault}>{viewing.connectionFaults[fault]}</p>
      ))}
      <Figures>
        {figures &&
          figuresInWords(figures, viewing.figures).map(([name, value]) => (
            <Figure key={name}>
              <dt>{viewing.figureNames[name]}: </dt>
              <dd>{value}</dd>
            </Figure>
          ))}
      </Figures>
      <QualityPreferenceSlider />
      <NewTabLink variant="quiet" href={routes.networkCheck()}>
        {viewing.testConnection}
      </NewTabLink>
    </Panel>
  )
}

export default ConnectionDetails
