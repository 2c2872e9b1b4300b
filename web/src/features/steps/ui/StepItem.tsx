import { useId } from 'react'

import styled from 'styled-components'

import { useRecent } from 'src/browser/timedHooks'
import Icon, { type IconName } from 'src/components/Icon'
import { useTool } from 'src/features/session'
import { type Step, stepInText } from 'src/features/steps/model/step'
import { numberOf } from 'src/features/steps/model/steps'
import { useStepsTexts } from 'src/i18n/useStepsTexts'

import StepTools from './StepTools'
import StepWordsForm from './StepWordsForm'

const Item = styled.li<{ $isShown: boolean }>`
  border: 2px solid
    ${({ theme, $isShown }) =>
      $isShown ? theme.colour.accent : theme.colour.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.colour.surface};
`

const Line = styled.button`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${({ theme }) => theme.target};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.md};
  background: transparent;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.colour.sunken};
  }
`

const Disc = styled.span`
  flex: none;
  width: 1.9em;
  margin-inline-end: 0.6em;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.colour.primary};
  color: ${({ theme }) => theme.colour.onPrimary};
  font-weight: 700;
  line-height: 1.9em;
  text-align: center;
`

const Words = styled.span<{ $isEmpty: boolean }>`
  min-width: 0;
  color: ${({ theme, $isEmpty }) =>
    $isEmpty ? theme.colour.textMuted : 'inherit'};
  font-weight: ${({ $isEmpty }) => ($isEmpty ? 400 : 600)};
  line-height: 1.3;
  overflow-wrap: anywhere;
`

const Inside = styled.div`
  padding: ${({ theme }) => theme.space.sm};
  padding-block-start: 0;

  > * + * {
    margin-block-start: ${({ theme }) => theme.space.sm};
  }
`

const StatusLine = styled.p`
  display: flex;
  align-items: flex-start;
  font-size: ${({ theme }) => theme.fontSize.sm};
  line-height: 1.3;

  > svg {
    margin-inline-end: 0.4em;
  }
`

/**
 * A missing picture is reported this long after the annotation, because taking
 * one needs time.
 */
const pictureWithinMs = 3_000

/** Not a live region: StepNews announces the progress to screen readers. */
function StepStatus({ step: { id, liveMs } }: { step: Step }) {
  const isNew = useRecent(liveMs, pictureWithinMs)
  const texts = useStepsTexts()
  const { shownId, done, notFound, pictured } = useTool(
    'steps',
    (state) => state.progress
  )
  const isTold = useTool('steps', ({ steps, progress }) =>
    [...progress.pictured, ...progress.done, progress.shownId].some((known) =>
      steps.some((step) => step.id === known)
    )
  )
  const line = (icon: IconName, words: string) => (
    <StatusLine>
      <Icon name={icon} />
      <span>{words}</span>
    </StatusLine>
  )

  return (
    <>
      {notFound.includes(id) && line('warning', texts.notFound)}
      {done.includes(id) && line('check', texts.done)}
      {id === shownId && line('show', texts.here)}
      {isTold &&
        !isNew &&
        !pictured.includes(id) &&
        line('info', texts.noPicture)}
    </>
  )
}

interface StepItemProps {
  step: Step
  steps: readonly Step[]
  isOpen: boolean
  onToggle: () => void
}

function StepItem({ step, steps, isOpen, onToggle }: StepItemProps) {
  const texts = useStepsTexts()
  const id = useId()
  const isShown = useTool(
    'steps',
    ({ progress }) => progress.shownId === step.id
  )
  const number = numberOf(steps, step.id)
  const words = stepInText(step.words, texts)

  return (
    <Item $isShown={isShown}>
      <Line
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <Disc>{number}</Disc>
        <Words dir="auto" $isEmpty={words === null}>
          {words ?? texts.noWords}
        </Words>
      </Line>
      <Inside id={id}>
        <StepStatus step={step} />
        {isOpen && (
          <>
            <StepWordsForm step={step} number={number} />
            <StepTools {...{ step, number }} count={steps.length} />
          </>
        )}
      </Inside>
    </Item>
  )
}

export default StepItem
