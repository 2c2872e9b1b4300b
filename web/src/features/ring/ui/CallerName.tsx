import { type FormEvent, useId, useState } from 'react'

import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import TextField, { Label } from 'src/components/TextField'
import { maxHelperNameLength } from 'src/features/links'
import type { RingingTexts } from 'src/i18n/Texts'

const savedIcon = { icon: 'check' } as const

interface CallerNameProps {
  texts: RingingTexts
  label: string
  name: string | null
  onSave: (typed: string) => void
}

function CallerName({ texts, label, name, onSave }: CallerNameProps) {
  const id = useId()
  const [typed, setTyped] = useState(name ?? '')
  const isSaved = typed.trim() === (name ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(typed)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <Label htmlFor={id}>{label}</Label>
        <TextField
          id={id}
          value={typed}
          maxLength={maxHelperNameLength}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Text id={`${id}-hint`} tone="muted" size="sm">
          {texts.callerHint}
        </Text>
        <Button
          type="submit"
          variant="secondary"
          aria-disabled={isSaved}
          {...(name && isSaved && savedIcon)}
        >
          {texts.saveName}
        </Button>
      </Stack>
    </form>
  )
}

export default CallerName
