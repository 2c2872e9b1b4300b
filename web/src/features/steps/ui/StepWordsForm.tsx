import { type FormEvent, useId, useState } from 'react'

import styled from 'styled-components'

import { visibleText } from 'src/browser/page/visibleText'
import Button from 'src/components/Button'
import Text from 'src/components/Text'
import TextField, { Label } from 'src/components/TextField'
import { type SayTrouble, SayTroubleNote, useDraft } from 'src/features/chat'
import { usePeerSession } from 'src/features/session'
import {
  longestStepText,
  type Step,
  stepPhrases,
  type StepWords,
} from 'src/features/steps/model/step'
import { useStepsTexts } from 'src/i18n/useStepsTexts'

import { useStepEditor } from './useStepEditor'

const Phrases = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: -2px;

  > button {
    min-height: ${({ theme }) => theme.target};
    margin: 2px;
  }
`

const Own = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-gap: ${({ theme }) => theme.space.xs};
  align-items: end;

  > label,
  > p {
    grid-column: 1 / -1;
  }
`

interface StepWordsFormProps {
  step: Step
  number: number
}

function StepWordsForm({ step, number }: StepWordsFormProps) {
  const texts = useStepsTexts()
  const id = useId()
  const { editor } = useStepEditor()
  const isConnected = usePeerSession(
    (state) => state.remoteParticipantState === 'connected'
  )
  const said = step.words
  const own = said && 'text' in said ? said.text : ''
  const { typed, change, forget } = useDraft(`step ${step.id}`, own)
  const [trouble, setTrouble] = useState<SayTrouble | null>(null)

  const say = (words: StepWords | null) => {
    const reason = isConnected ? 'tooMany' : 'noConnection'
    const isSaid = editor.say(step.id, words)
    setTrouble(isSaid ? null : reason)
    return isSaid
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = visibleText(typed, true)
    if (say(text ? { text } : null)) forget()
  }

  return (
    <>
      <Phrases role="group" aria-label={texts.words(number)}>
        {stepPhrases.map((phrase) => {
          const isSaid =
            said !== null && 'phrase' in said && said.phrase === phrase
          return (
            <Button
              key={phrase}
              size="xs"
              variant={isSaid ? 'primary' : 'secondary'}
              aria-pressed={isSaid}
              onClick={() => say(isSaid ? null : { phrase })}
            >
              {texts.phrases[phrase]}
            </Button>
          )
        })}
      </Phrases>
      <Own onSubmit={submit}>
        <Label htmlFor={id}>{texts.ownWords}</Label>
        <TextField
          id={id}
          dir="auto"
          autoComplete="off"
          maxLength={longestStepText}
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Button size="md" variant="secondary" type="submit">
          {texts.useWords}
        </Button>
        <Text id={`${id}-hint`} size="sm" tone="muted">
          {texts.ownWordsHint}
        </Text>
      </Own>
      <SayTroubleNote trouble={trouble} />
    </>
  )
}

export default StepWordsForm
