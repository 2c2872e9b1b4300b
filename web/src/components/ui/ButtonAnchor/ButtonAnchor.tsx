import type { ComponentPropsWithoutRef } from 'react'

import styled from 'styled-components'

import {
  buttonStyles,
  type ButtonStyleProps,
} from 'src/components/ui/Button/buttonStyles'
import { pressable, type Pressable } from 'src/components/ui/Button/pressable'

const StyledAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`

/** A way out of this site, to a program or to settings, that looks like a Button. */
const ButtonAnchor = (props: ComponentPropsWithoutRef<'a'> & Pressable) => (
  <StyledAnchor {...pressable(props)} />
)

export default ButtonAnchor
