import { useId, useState } from 'react'

import { useRestoreFocus } from 'src/browser/useRestoreFocus'
import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import TextField, { Label } from 'src/components/TextField'
import { operator } from 'src/i18n/en/operator'

type PassphraseFieldProps = {
  isWrong: boolean
  describedBy: string
  takesFocus: boolean
}

function PassphraseField({
  isWrong,
  describedBy,
  takesFocus,
}: PassphraseFieldProps) {
  const { signIn } = operator
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  const ref = useRestoreFocus<HTMLInputElement>()

  return (
    <Stack gap="sm">
      <Label htmlFor={id}>{signIn.passphrase}</Label>
      <TextField
        id={id}
        ref={takesFocus ? ref : undefined}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
      />
      <div>
        <Button
          variant="secondary"
          icon={isShown ? 'hide' : 'show'}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? signIn.hide : signIn.show}
        </Button>
      </div>
    </Stack>
  )
}

export default PassphraseField
