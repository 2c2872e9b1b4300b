import { useId, useRef, useState } from 'react'

import styled from 'styled-components'

import Button from 'src/components/ui/Button'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import TextField, { Label } from 'src/components/ui/TextField'
import { maxHelperNameLength } from 'src/domain/invite/helperName'
import { useOwnName } from 'src/hooks/useOwnName'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

/** Its words stand below those above, though a button has a margin inside. */
const Beside = styled.div`
  margin-inline-start: calc(-1 * ${({ theme }) => theme.button.md.padding});
`

/** What the helper is called: asked once on each device, and nobody has to answer. */
function OwnNameField() {
  const viewing = useViewingTexts()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, keep] = useOwnName()
  const [typed, setTyped] = useState(name ?? '')
  const change = (text: string) => {
    setTyped(text)
    keep(text)
  }

  return (
    <Stack gap="xs">
      <Label htmlFor={id}>{viewing.nameLabel}</Label>
      <TextField
        id={id}
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
      {name && (
        <Beside>
          <Button
            variant="quiet"
            onClick={() => {
              change('')
              field.current?.focus()
            }}
          >
            {viewing.forgetName}
          </Button>
        </Beside>
      )}
    </Stack>
  )
}

export default OwnNameField
