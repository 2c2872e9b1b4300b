import type { ComponentPropsWithoutRef } from 'react'

import styled from 'styled-components'

import { Link } from '@redwoodjs/router'

import { buttonStyles, type ButtonStyleProps } from './buttonStyles'
import { pressable, type Pressable } from './pressable'

const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

/** A way to another page that looks like a Button. */
const ButtonLink = (
  props: ComponentPropsWithoutRef<typeof Link> & Pressable
) => <StyledLink {...pressable(props)} />

export default ButtonLink
