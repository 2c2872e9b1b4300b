import type { ReactNode } from 'react'

import styled from 'styled-components'

import { useTexts } from 'src/i18n/useTexts'

import {
  buttonStyles,
  type ButtonLook,
  type ButtonStyleProps,
} from './buttonStyles'
import VisuallyHidden from './VisuallyHidden'

type NewTabLinkProps = Pick<ButtonLook, 'variant' | 'fullWidth'> & {
  href: string
  children: ReactNode
}

const StyledLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`

function NewTabLink({
  href,
  variant = 'secondary',
  fullWidth = false,
  children,
}: NewTabLinkProps) {
  const { common } = useTexts()

  return (
    <StyledLink
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      $size="md"
      $variant={variant}
      $fullWidth={fullWidth}
    >
      {typeof children === 'string' ? <span>{children}</span> : children}
      <VisuallyHidden>{` ${common.newTab}`}</VisuallyHidden>
    </StyledLink>
  )
}

export default NewTabLink
