import { forwardRef, type ComponentPropsWithoutRef } from 'react'

import styled from 'styled-components'

import Icon, { type IconName } from 'src/components/ui/Icon'

import {
  buttonStyles,
  type ButtonLook,
  type ButtonStyleProps,
} from './buttonStyles'

type ButtonProps = ComponentPropsWithoutRef<'button'> &
  ButtonLook & { icon?: IconName }

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`

/** Something to press; `xl` is the one big action of a screen. */
const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    size = 'md',
    variant = 'primary',
    fullWidth = false,
    icon,
    children,
    ...rest
  },
  ref
) {
  return (
    <StyledButton
      type="button"
      ref={ref}
      $size={size}
      $variant={variant}
      $fullWidth={fullWidth}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </StyledButton>
  )
})

export default Button
