import { type FormEvent, useId, useRef } from 'react'

import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import TextField, { Label } from 'src/components/TextField'
import type { Invitation } from 'src/features/links/model/inviteLink'
import type { UserId } from 'src/features/links/model/userId'
import { useWordsTexts } from 'src/i18n/useWordsTexts'

import { useSpokenWords, type WordsNews } from './useSpokenWords'

const spaced = (id: UserId) => id.replace(/-/g, ' ')

interface WordChoiceProps {
  label: string
  choices: readonly string[]
  onChoose: (choice: string) => void
}

/** Buttons with English words, on pages in any language. */
const WordChoice = ({ label, choices, onChoose }: WordChoiceProps) => (
  <Stack direction="row" gap="sm" role="group" aria-label={label}>
    {choices.map((choice) => (
      <Button
        key={choice}
        variant="secondary"
        lang="en"
        translate="no"
        onClick={() => onChoose(choice)}
      >
        {choice}
      </Button>
    ))}
  </Stack>
)

interface WordsAnswerProps {
  news: WordsNews
  onChoose: (id: UserId) => void
}

function WordsAnswer({ news, onChoose }: WordsAnswerProps) {
  const words = useWordsTexts()

  switch (news?.kind) {
    case undefined:
      return null
    case 'guesses': {
      const { ids } = news
      const choose = (choice: string) => {
        const id = ids.find((each) => spaced(each) === choice)
        if (id) onChoose(id)
      }
      return (
        <Stack gap="sm">
          <Text as="strong">{words.didYouMean}</Text>
          <WordChoice
            label={words.didYouMean}
            choices={ids.map(spaced)}
            onChoose={choose}
          />
        </Stack>
      )
    }
    case 'unknown':
      return <Text as="strong">{words.unknown(news.word)}</Text>
    case 'not-four':
      return <Text as="strong">{words.notFour}</Text>
    case 'nothing':
      return <Text as="strong">{words.nothing}</Text>
    case 'too-often':
      return <Text as="strong">{words.tooOften}</Text>
  }
}

export interface SpokenWordsFormProps {
  to: (id: UserId) => Invitation
  /** replaces the usual label above the field */
  label?: string
  /** whether typing words is the main action of the page */
  isMain?: boolean
}

function SpokenWordsForm({ to, label, isMain = false }: SpokenWordsFormProps) {
  const words = useWordsTexts()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const spoken = useSpokenWords(to)
  const isWrong = spoken.news !== null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void spoken.submit()
    field.current?.focus()
  }
  const complete = (word: string) => {
    spoken.complete(word)
    field.current?.focus()
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Stack gap="sm">
          <Label htmlFor={id}>{label ?? words.label}</Label>
          <TextField
            id={id}
            ref={field}
            value={spoken.text}
            aria-describedby={`${id}-example ${id}-answer`}
            aria-invalid={isWrong}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={10_000}
            onFocus={spoken.prepare}
            onChange={(event) => spoken.type(event.currentTarget.value)}
          />
          <Text id={`${id}-example`} tone="muted" size="sm">
            {words.example}
          </Text>
        </Stack>
        {spoken.completions.length > 0 && (
          <WordChoice
            label={words.complete}
            choices={spoken.completions}
            onChoose={complete}
          />
        )}
        <Button
          type="submit"
          variant={isMain ? 'primary' : 'secondary'}
          size="lg"
          fullWidth
        >
          {words.go}
        </Button>
        <div id={`${id}-answer`} role="status">
          <WordsAnswer news={spoken.news} onChoose={spoken.openId} />
        </div>
      </Stack>
    </form>
  )
}

export default SpokenWordsForm
