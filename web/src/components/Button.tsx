import { forwardRef, type ComponentPropsWithoutRef } from 'react'

import styled from 'styled-components'

import { buttonStyles, type ButtonStyleProps } from './buttonStyles'
import { pressable, type Pressable } from './pressable'

export type ButtonProps = ComponentPropsWithoutRef<'button'> & Pressable

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`

/** Something to press; `xl` is the one big action of a screen. */
const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  function Button(props, ref) {
    return <StyledButton type="button" ref={ref} {...pressable(props)} />
  }
)

export default Button
