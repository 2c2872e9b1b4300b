import type { ComponentPropsWithoutRef } from 'react'

import styled from 'styled-components'

import { Link } from '@redwoodjs/router'

import {
  buttonStyles,
  type ButtonLook,
  type ButtonStyleProps,
} from 'src/components/ui/Button/buttonStyles'
import Icon, { type IconName } from 'src/components/ui/Icon'

type ButtonLinkProps = ComponentPropsWithoutRef<typeof Link> &
  ButtonLook & { icon?: IconName }

const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

/** A way to another page that looks like a Button. */
const ButtonLink = ({
  size = 'md',
  variant = 'primary',
  fullWidth = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) => (
  <StyledLink $size={size} $variant={variant} $fullWidth={fullWidth} {...rest}>
    {icon && <Icon name={icon} />}
    {children}
  </StyledLink>
)

export default ButtonLink
