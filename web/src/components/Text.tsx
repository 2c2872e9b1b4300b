import type { ComponentPropsWithoutRef } from 'react'

import styled from 'styled-components'

import type { FontSizeName } from 'src/styles/theme'

type TextProps = ComponentPropsWithoutRef<'p'> & {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small'
  size?: FontSizeName
  tone?: 'normal' | 'muted'
  align?: 'start' | 'center'
}

const StyledText = styled.p<{
  $size: FontSizeName
  $tone: 'normal' | 'muted'
  $align: 'start' | 'center'
}>`
  font-size: ${({ theme, $size }) => theme.fontSize[$size]};
  color: ${({ theme, $tone }) =>
    $tone === 'muted' ? theme.colour.textMuted : 'inherit'};
  text-wrap: pretty;
  text-align: ${({ $align }) => $align};
`

const Text = ({
  size = 'md',
  tone = 'normal',
  align = 'start',
  ...rest
}: TextProps) => (
  <StyledText $size={size} $tone={tone} $align={align} {...rest} />
)

export default Text
