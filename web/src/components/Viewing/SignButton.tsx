import type { ComponentPropsWithoutRef } from 'react'

import styled from 'styled-components'

import Button from 'src/components/ui/Button'
import VisuallyHidden from 'src/components/ui/VisuallyHidden'

const Square = styled(Button)`
  && {
    min-width: ${({ theme }) => theme.button.md.height};
    padding-inline: 0;
  }
  && > svg {
    display: block;
    margin: 0;
  }
`

interface SignButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** one that stands on every map: plus, minus, an arrow */
  icon: 'plus' | 'minus' | 'left' | 'up' | 'down' | 'right'
  name: string
}

/** A button whose word is read out, and seen when somebody rests on it. */
const SignButton = ({ name, ...rest }: SignButtonProps) => (
  <Square variant="secondary" title={name} {...rest}>
    <VisuallyHidden>{name}</VisuallyHidden>
  </Square>
)

export default SignButton
