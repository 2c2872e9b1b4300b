import { type FormEvent, type ReactNode, useId } from 'react'

import styled from 'styled-components'

import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import { operator } from 'src/i18n/en/operator'

import PassphraseField from './PassphraseField'

/** Tells password managers which user the password belongs to. */
const UserName = styled.input`
  display: none;
`

type PassphraseFormProps = {
  isBusy: boolean
  isWrong: boolean
  /**
   * true if the button of an OpenID provider is the main button, and the person
   * has opened this form with a second button
   */
  isSecondary?: boolean
  onSubmit: (passphrase: string) => void
  /** shows the result of the last attempt */
  children: ReactNode
}

function PassphraseForm({
  isBusy,
  isWrong,
  isSecondary = false,
  onSubmit,
  children,
}: PassphraseFormProps) {
  const { signIn } = operator
  const newsId = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const passphrase = new FormData(event.currentTarget).get('password')
    if (!isBusy) onSubmit(String(passphrase))
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <UserName
          name="username"
          autoComplete="username"
          value="operator"
          readOnly
        />
        <PassphraseField
          isWrong={isWrong}
          describedBy={newsId}
          takesFocus={isSecondary}
        />
        <div id={newsId}>{children}</div>
        <Button
          type="submit"
          size="lg"
          variant={isSecondary ? 'secondary' : 'primary'}
          aria-disabled={isBusy}
          fullWidth
        >
          {isBusy ? signIn.busy : signIn.submit}
        </Button>
      </Stack>
    </form>
  )
}

export default PassphraseForm
