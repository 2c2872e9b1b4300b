import type { ComponentPropsWithoutRef } from 'react'

import styled, { css } from 'styled-components'

import type { SpaceName } from 'src/styles/theme'

type Alignment = 'start' | 'center' | 'end' | 'stretch'

type StackProps = ComponentPropsWithoutRef<'div'> & {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'nav'
  direction?: 'column' | 'row'
  gap?: SpaceName
  align?: Alignment
  justify?: 'start' | 'center' | 'end' | 'space-between'
}

type StyleProps = {
  $direction: 'column' | 'row'
  $gap: SpaceName
  $align: Alignment
  $justify: NonNullable<StackProps['justify']>
}

// A grid, because flex boxes support gaps only since Chrome 84 and Safari 14.1.
const column = css<StyleProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: ${({ theme, $gap }) => theme.space[$gap]};
  justify-items: ${({ $align }) => $align};
  align-content: ${({ $justify }) => $justify};
`

const flex = (value: string) =>
  value === 'start' || value === 'end' ? `flex-${value}` : value

const row = css<StyleProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => flex($align)};
  justify-content: ${({ $justify }) => flex($justify)};
  margin: calc(${({ theme, $gap }) => theme.space[$gap]} / -2);
  > * {
    margin: calc(${({ theme, $gap }) => theme.space[$gap]} / 2);
  }
`

const StyledStack = styled.div<StyleProps>`
  min-width: 0;
  padding: 0;
  list-style: none;
  ${({ $direction }) => ($direction === 'row' ? row : column)}

  &[hidden] {
    display: none;
  }
`

/** A row wraps if it does not fit. */
const Stack = ({
  direction = 'column',
  gap = 'md',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  ...rest
}: StackProps) => (
  <StyledStack
    $direction={direction}
    $gap={gap}
    $align={align}
    $justify={justify}
    {...rest}
  />
)

export default Stack
