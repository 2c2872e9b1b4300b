import { Fragment } from 'react'

import styled from 'styled-components'

import { routes } from '@redwoodjs/router'

import NewTabLink from 'src/components/NewTabLink'
import type { ConnectionFault, ConnectionFigures } from 'src/features/call'
import { isQualityPreference, qualityPreferences } from 'src/features/picture'
import { usePeerSession, usePeerSessionInstance } from 'src/features/session'
import type { Texts } from 'src/i18n/Texts'
import { useTexts } from 'src/i18n/useTexts'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

import { aboveToolbar } from './aboveToolbar'

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

type FigureName = keyof Texts['viewing']['figureNames']

/**
 * @returns the known measurements of the connection with their labels, the most
 * meaningful first
 */
function figuresInWords(
  { width, height, framesPerSecond, ...figures }: ConnectionFigures,
  words: Texts['viewing']['figures']
): [FigureName, string][] {
  const { roundTripMs, kbitPerSecond, codec, isRelayed } = figures
  const path = isRelayed ? words.relayed : words.direct
  const rounded = (value: number) =>
    Math.round(value).toLocaleString(words.numbers)
  const rows: [FigureName, string | undefined][] = [
    ['size', width && height ? words.size(width, height) : undefined],
    ['framesPerSecond', ifKnown(framesPerSecond, rounded)],
    ['roundTrip', ifKnown(roundTripMs, (ms) => words.roundTrip(rounded(ms)))],
    ['data', ifKnown(kbitPerSecond, (kbit) => words.data(rounded(kbit)))],
    ['codec', codec],
    ['path', isRelayed === undefined ? undefined : path],
  ]
  return rows.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]]
  )
}

const ifKnown = (
  value: number | undefined,
  inWords: (value: number) => string
) => (value === undefined ? undefined : inWords(value))

const Slider = styled.label`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.fontSize.sm};
  white-space: nowrap;

  input {
    width: 7rem;
    height: 44px;
    accent-color: ${({ theme }) => theme.colour.accent};
  }
`

export function QualityPreferenceSlider() {
  const viewing = useViewingTexts()
  const session = usePeerSessionInstance()
  const qualityPreference = usePeerSession((state) => state.qualityPreference)

  return (
    <Slider>
      <span>{viewing.sharper}</span>
      <input
        type="range"
        min={qualityPreferences[0]}
        max={qualityPreferences[qualityPreferences.length - 1]}
        value={qualityPreference}
        aria-valuetext={viewing.qualityPreference[qualityPreference]}
        onChange={({ target: { valueAsNumber } }) => {
          if (isQualityPreference(valueAsNumber)) session.choose(valueAsNumber)
        }}
      />
      <span>{viewing.smoother}</span>
    </Slider>
  )
}

interface ConnectionDetailsProps {
  id: string
  isOpen: boolean
  isInList: boolean
  figures: ConnectionFigures | null
  faults: ConnectionFault[]
}

/** Not a live region, because the measurements change every second. */
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
