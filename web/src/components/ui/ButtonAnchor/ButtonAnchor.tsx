import type { ComponentPropsWithoutRef } from 'react'

import styled from 'styled-components'

import {
  buttonStyles,
  type ButtonLook,
  type ButtonStyleProps,
} from 'src/components/ui/Button/buttonStyles'
import Icon, { type IconName } from 'src/components/ui/Icon'

type ButtonAnchorProps = ComponentPropsWithoutRef<'a'> &
  ButtonLook & { icon?: IconName }

const StyledAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`

/** A way out of this site, to a program or to settings, that looks like a Button. */
const ButtonAnchor = ({
  size = 'md',
  variant = 'primary',
  fullWidth = false,
  icon,
  children,
  ...rest
}: ButtonAnchorProps) => (
  <StyledAnchor
    $size={size}
    $variant={variant}
    $fullWidth={fullWidth}
    {...rest}
  >
    {icon && <Icon name={icon} />}
    {children}
  </StyledAnchor>
)

export default ButtonAnchor
