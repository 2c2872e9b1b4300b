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

/** The props of every kind of button. */
type Pressable = ButtonLook & {
  icon?: IconName | ReactElement
  children?: ReactNode
}

/**
 * @returns the props for the element of a button, which is a `button` or a link
 */
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

/** A button. The size `xl` is for the one main action of a screen. */
const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  function Button(props, ref) {
    return <StyledButton type="button" ref={ref} {...pressable(props)} />
  }
)

const StyledAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`

/**
 * A link that looks like a Button and leaves this page: to a program, to
 * settings, or to a page that the browser has to load.
 */
export const ButtonAnchor = (
  props: ComponentPropsWithoutRef<'a'> & Pressable
) => <StyledAnchor {...pressable(props)} />

const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

/** A link to another page of this site that looks like a Button. */
export const ButtonLink = (
  props: ComponentPropsWithoutRef<typeof Link> & Pressable
) => <StyledLink {...pressable(props)} />

export default Button
