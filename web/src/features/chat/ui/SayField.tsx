import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react'

import TextField, { Label } from 'src/components/TextField'
import { longestTextLength } from 'src/features/messages/model/guidanceMessage'

interface SayFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'onChange'> {
  label: string
  onChange: (typed: string) => void
}

/** One line of own words, in whatever language they are. */
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

export default SayField
