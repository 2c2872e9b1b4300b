import type { ComponentPropsWithoutRef } from 'react'

import styled from 'styled-components'

import { buttonStyles, type ButtonStyleProps } from './buttonStyles'
import { pressable, type Pressable } from './pressable'

const StyledAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`

/**
 * A way out of this page that looks like a Button: to a program, to settings, or
 * to a page that the browser opens anew.
 */
const ButtonAnchor = (props: ComponentPropsWithoutRef<'a'> & Pressable) => (
  <StyledAnchor {...pressable(props)} />
)

export default ButtonAnchor
