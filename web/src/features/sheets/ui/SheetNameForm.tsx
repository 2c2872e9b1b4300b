import { type FormEvent, useId, useState } from 'react'

import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import TextField, { Label } from 'src/components/TextField'
import { longestTitle, sheetTitle } from 'src/features/sheets/model/sheet'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

interface SheetNameFormProps {
  title: string
  onName: (title: string) => void
}

/** A form to rename the instructions. An empty name changes nothing. */
function SheetNameForm({ title, onName }: SheetNameFormProps) {
  const texts = useSheetsTexts()
  const id = useId()
  const [typed, setTyped] = useState(title)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = sheetTitle(typed)
    if (name) onName(name)
    else setTyped(title)
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <Label htmlFor={id}>{texts.name}</Label>
        <TextField
          id={id}
          dir="auto"
          autoComplete="off"
          value={typed}
          maxLength={longestTitle}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {sheetTitle(typed) !== title && (
          <Button size="md" variant="secondary" type="submit">
            {texts.useName}
          </Button>
        )}
      </Stack>
    </form>
  )
}

export default SheetNameForm
