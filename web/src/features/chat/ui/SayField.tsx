import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react'

import Text from 'src/components/Text'
import TextField, { Label } from 'src/components/TextField'
import { longestTextLength } from 'src/features/chat/model/chatMessage'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import type { SayTrouble } from './useSendMessage'

interface SayFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'onChange'> {
  label: string
  onChange: (typed: string) => void
}

/** A one-line field for text from left to right or right to left. */
const SayField = forwardRef<HTMLInputElement, SayFieldProps>(function SayField(
  { label, onChange, ...rest },
  ref
) {
  const id = useId()

  return (
    <>
      <Label htmlFor={id}>{label}</Label>
      <TextField
        id={id}
        ref={ref}
        dir="auto"
        autoComplete="off"
        maxLength={longestTextLength}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...rest}
      />
    </>
  )
})

/**
 * Rendered even when empty: screen readers announce only changes of a `status`
 * element that exists already.
 */
export function SayTroubleNote({ trouble }: { trouble: SayTrouble | null }) {
  const talking = useTalkingTexts()

  return (
    <div role="status">
      {trouble && <Text size="sm">{talking[trouble]}</Text>}
    </div>
  )
}

export default SayField
