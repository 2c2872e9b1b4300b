import { useEffect, useId, useRef, useState } from 'react'

import { keptHelperName, useKeptText } from 'src/browser/preferences'
import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import TextField, { Label } from 'src/components/TextField'
import {
  type HelperName,
  isFirmName,
  maxHelperNameLength,
  parseHelperName,
} from 'src/features/links'
import { useCallerTexts } from 'src/i18n/useCallerTexts'
import { useTexts } from 'src/i18n/useTexts'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

/**
 * @returns the name that the helper has entered on this device, and a function
 * that stores a name
 */
export function useOwnName(): [HelperName | null, (typed: string) => void] {
  const [kept, keep] = useKeptText(keptHelperName)
  return [
    kept === null ? null : parseHelperName(kept),
    (typed) => keep(parseHelperName(typed)),
  ]
}

function OwnNameField() {
  const viewing = useViewingTexts()
  const caller = useCallerTexts()
  const { sharing } = useTexts()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, keep] = useOwnName()
  const [typed, setTyped] = useState(name ?? '')
  const [isOpen, setIsOpen] = useState(false)
  const isFirm = name !== null && isFirmName(name)
  const change = (text: string) => {
    setTyped(text)
    keep(text)
  }
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  return (
    <Stack gap="xs">
      <Stack direction="row" gap="xs" justify="space-between">
        <Text size="sm">
          {viewing.theySee(name && !isFirm ? name : sharing.heading)}
        </Text>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {name ? viewing.changeName : viewing.addName}
        </Button>
      </Stack>
      <Stack gap="xs" id={id} hidden={!isOpen}>
        <Label htmlFor={`${id}-field`}>{viewing.nameLabel}</Label>
        <TextField
          id={`${id}-field`}
          ref={field}
          value={typed}
          autoComplete="given-name"
          maxLength={maxHelperNameLength}
          aria-describedby={`${id}-hint`}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Text id={`${id}-hint`} tone="muted" size="sm">
          {viewing.nameHint}
        </Text>
        <div role="status">
          {isFirm && <Text as="strong">{caller.firmHint}</Text>}
        </div>
        {name && (
          <Button
            variant="quiet"
            onClick={() => {
              change('')
              field.current?.focus()
            }}
          >
            {viewing.forgetName}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

export default OwnNameField
