import type { ReactElement, ReactNode } from 'react'

import type { ButtonLook } from './buttonStyles'
import Icon, { type IconName } from './Icon'

/** What every kind of button is told. */
export type Pressable = ButtonLook & {
  icon?: IconName | ReactElement
  children?: ReactNode
}

/** @returns what the element of a button is given, be it a button or a link */
export const pressable = <Props extends Pressable>({
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
