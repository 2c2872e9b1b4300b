import { forwardRef, type ComponentPropsWithoutRef } from 'react'

import styled, { css } from 'styled-components'

import { media } from 'src/styles/media'
import type { HeadingSizeName } from 'src/styles/theme'

type HeadingProps = ComponentPropsWithoutRef<'h1'> & {
  level?: 1 | 2 | 3
  size?: HeadingSizeName
  align?: 'start' | 'center'
}

const usualSize = { 1: 'lg', 2: 'md', 3: 'sm' } as const
const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const

const onSmallScreens = { xl: 'lg', lg: 'md', md: 'sm', sm: 'sm' } as const

const StyledHeading = styled.h1<{
  $size: HeadingSizeName
  $align: 'start' | 'center'
}>`
  ${({ theme, $size }) => css`
    font-size: ${theme.headingSize[$size]};
    ${media.below('tablet')} {
      font-size: ${theme.headingSize[onSmallScreens[$size]]};
    }
  `}
  font-weight: 700;
  line-height: 1.2;
  letter-spacing: -0.01em;
  text-wrap: balance;
  text-align: ${({ $align }) => $align};
`

const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level = 1, size = usualSize[level], align = 'start', ...rest },
  ref
) {
  return (
    <StyledHeading
      as={tags[level]}
      ref={ref}
      $size={size}
      $align={align}
      {...rest}
    />
  )
})

export default Heading
