import { Fragment } from 'react'

import styled from 'styled-components'

import { routes } from '@redwoodjs/router'

import NewTabLink from 'src/components/NewTabLink'
import type { ConnectionFigures } from 'src/features/call/model/connectionFigures'
import type { ConnectionFault } from 'src/features/call/model/connectionQuality'
import { useTexts } from 'src/i18n/useTexts'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

import { aboveToolbar } from './aboveToolbar'
import { figuresInWords } from './figuresInWords'
import QualityPreferenceSlider from './QualityPreferenceSlider'

const Panel = styled.div<{ $isInList: boolean }>`
  padding: ${({ theme }) => theme.space.md};
  font-size: ${({ theme }) => theme.fontSize.sm};
  ${({ $isInList }) => !$isInList && aboveToolbar}

  &[hidden] {
    display: none;
  }
`

const Figures = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.md};
  margin: ${({ theme }) => theme.space.sm} 0;

  > dt {
    color: ${({ theme }) => theme.colour.textMuted};
  }
  > dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

interface ConnectionDetailsProps {
  id: string
  isOpen: boolean
  isInList: boolean
  figures: ConnectionFigures | null
  faults: ConnectionFault[]
}

/** What is known of the connection; nothing of it is read out by itself. */
function ConnectionDetails({
  id,
  isOpen,
  isInList,
  figures,
  faults,
}: ConnectionDetailsProps) {
  const { common } = useTexts()
  const viewing = useViewingTexts()

  return (
    <Panel
      id={id}
      role="group"
      aria-label={viewing.connectionDetails}
      hidden={!isOpen}
      $isInList={isInList}
    >
      {faults.map((fault) => (
        <p key={fault}>{viewing.connectionFaults[fault]}</p>
      ))}
      <Figures>
        {figures &&
          figuresInWords(figures, viewing.figures).map(([name, value]) => (
            <Fragment key={name}>
              <dt>{viewing.figureNames[name]}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </Figures>
      <QualityPreferenceSlider />
      <NewTabLink variant="quiet" href={routes.networkCheck()}>
        {common.testConnection}
      </NewTabLink>
    </Panel>
  )
}

export default ConnectionDetails
