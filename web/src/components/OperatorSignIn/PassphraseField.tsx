import { useId, useState } from 'react'

import styled from 'styled-components'

import Button from 'src/components/ui/Button'
import Stack from 'src/components/ui/Stack'
import { useOperatorTexts } from 'src/hooks/useOperatorTexts'

const Label = styled.label`
  font-weight: 600;
`

const Field = styled.input`
  width: 100%;
  min-height: ${({ theme }) => theme.button.md.height};
  padding: 0 ${({ theme }) => theme.space.sm};
  border: 2px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.colour.background};
  color: inherit;
  font: inherit;

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.colour.danger};
  }
`

type PassphraseFieldProps = { isWrong: boolean; describedBy: string }

const PassphraseField = ({ isWrong, describedBy }: PassphraseFieldProps) => {
  const { signIn } = useOperatorTexts()
  const [isShown, setIsShown] = useState(false)
  const id = useId()

  return (
    <Stack gap="sm">
      <Label htmlFor={id}>{signIn.passphrase}</Label>
      <Field
        id={id}
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
          size="sm"
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
