import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'

import styled from 'styled-components'

import { Link } from '@redwoodjs/router'

import {
  type ButtonLook,
  type ButtonStyleProps,
  buttonStyles,
} from './buttonStyles'
import Icon, { type IconName } from './Icon'

type Pressable = ButtonLook & {
  icon?: IconName | ReactElement
  children?: ReactNode
}

const pressable = <Props extends Pressable>({
  size = 'md',
  variant = 'primary',
  fullWidth = false,
  icon,
  children,
  ...rest
}: Props) => ({
  $size: size,
  $variant: variant,
  $fullWidth: fullWidth,
  ...rest,
  children: (
    <>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </>
  ),
})

type ButtonProps = ComponentPropsWithoutRef<'button'> & Pressable

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`

/** `xl` is for the one main action of a screen. */
const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  function Button(props, ref) {
    return <StyledButton type="button" ref={ref} {...pressable(props)} />
  }
)

const StyledAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`

/**
 * Use this for a link that leaves the page: to a program, to settings, or to a
 * page that the browser has to load.
 */
export const ButtonAnchor = (
  props: ComponentPropsWithoutRef<'a'> & Pressable
) => <StyledAnchor {...pressable(props)} />

const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

/** Use this for a link to another page of this site. */
export const ButtonLink = (
  props: ComponentPropsWithoutRef<typeof Link> & Pressable
) => <StyledLink {...pressable(props)} />

export default Button
