import { useContext, useSyncExternalStore } from 'react'

import styled from 'styled-components'

import Banner from 'src/components/Banner'
import Text from 'src/components/Text'
import { isUnderWay, useFiles } from 'src/features/files'
import { useHelperName } from 'src/features/links'
import {
  type LastShareState,
  SessionToolsContext,
  usePeerSession,
  useSessionTools,
} from 'src/features/session'
import type { Texts } from 'src/i18n/Texts'
import { useEndingTexts } from 'src/i18n/useEndingTexts'

import DidItWork from './DidItWork'

export interface AfterShareProps {
  /** whether the other person's page is still open and can receive feedback */
  isHeard: boolean
}

const Saved = styled.ul`
  margin-block-start: ${({ theme }) => theme.space.xs};
  padding-inline-start: 1.25em;

  bdi {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`

const minuteMs = 60_000
const minutesOfHour = 60

export function durationInWords(
  durationMs: number,
  ending: Texts['ending']
): string {
  const minutes = Math.round(durationMs / minuteMs)
  if (minutes < 1) return ending.lessThanMinute
  if (minutes < minutesOfHour) return ending.minutes(minutes)
  const hours = Math.floor(minutes / minutesOfHour)
  return ending.hours(hours, minutes % minutesOfHour)
}

function useLastShare(): LastShareState {
  const { lastShare } = useSessionTools()
  const { subscribe, getSnapshot } = lastShare
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
}

function Summary() {
  const ending = useEndingTexts()
  const { durationMs, saved } = useLastShare()
  const { shown } = useFiles()
  if (durationMs === null) return null

  return (
    <div>
      <Text>
        <time dateTime={`PT${Math.round(durationMs / 1_000)}S`}>
          {ending.lasted(durationInWords(durationMs, ending))}
        </time>
      </Text>
      {saved.length === 0 ? (
        <Text>{ending.nothingSaved}</Text>
      ) : (
        <>
          <Text>{ending.saved}</Text>
          <Saved>
            {saved.map(({ name, place }, at) => (
              <li key={at}>
                <bdi>{name}</bdi>
                <Text size="sm">{ending.places[place]}</Text>
              </li>
            ))}
          </Saved>
        </>
      )}
      {shown.filter(isUnderWay).map(({ id, name }) => (
        <Text key={id}>{ending.notArrived(name)}</Text>
      ))}
    </div>
  )
}

function TheirAnswer() {
  const ending = useEndingTexts()
  const name = useHelperName()
  const isViewer = usePeerSession(({ plan }) => plan.role === 'viewer')
  const verdict = usePeerSession((state) => state.verdict)
  if (!verdict) return null

  const named = verdict === 'worked' ? ending.nameWorked : ending.nameNotYet
  const said = isViewer ? ending.theirAnswer : ending.helperAnswer
  return (
    <Banner tone={verdict === 'worked' ? 'success' : 'info'}>
      {!isViewer && name ? named(name) : said[verdict]}
    </Banner>
  )
}

function AfterShare({ isHeard }: AfterShareProps) {
  const hasTools = useContext(SessionToolsContext) !== null
  if (!hasTools) return null

  return (
    <>
      <TheirAnswer />
      {isHeard && <DidItWork />}
      <Summary />
    </>
  )
}

export default AfterShare
