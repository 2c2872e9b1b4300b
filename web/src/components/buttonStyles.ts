import { css, type RuleSet } from 'styled-components'

import { media } from 'src/styles/media'
import type { Theme } from 'src/styles/theme'

export type ButtonSize = keyof Theme['button']
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonLook = {
  size?: ButtonSize
  variant?: ButtonVariant
  fullWidth?: boolean
}

export type ButtonStyleProps = {
  $size: ButtonSize
  $variant: ButtonVariant
  $fullWidth: boolean
}

const filled = (
  background: 'primary' | 'danger',
  hover: 'primaryHover' | 'dangerHover',
  edge: 'primaryEdge' | 'danger',
  text: 'onPrimary' | 'onDanger'
) => css`
  background: ${({ theme }) => theme.colour[background]};
  border-color: ${({ theme }) => theme.colour[edge]};
  color: ${({ theme }) => theme.colour[text]};
  &:hover:not(:disabled) {
    background: ${({ theme }) => theme.colour[hover]};
    color: ${({ theme }) => theme.colour[text]};
  }
`

const variants: Record<ButtonVariant, RuleSet> = {
  primary: filled('primary', 'primaryHover', 'primaryEdge', 'onPrimary'),
  danger: filled('danger', 'dangerHover', 'danger', 'onDanger'),
  secondary: css`
    background: ${({ theme }) => theme.colour.tonal};
    color: ${({ theme }) => theme.colour.text};
    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.colour.tonalHover};
    }
    &[aria-pressed='true'] {
      border-color: currentColor;
    }
  `,
  quiet: css`
    background: transparent;
    color: ${({ theme }) => theme.colour.link};
    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.colour.sunken};
    }
  `,
}

export const buttonStyles = css<ButtonStyleProps>`
  display: ${({ $fullWidth }) => ($fullWidth ? 'flex' : 'inline-flex')};
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  max-width: 100%;
  align-items: center;
  justify-content: center;
  min-height: ${({ theme, $size }) => theme.button[$size].height};
  padding: 0.25em
    ${({ theme, $size, $fullWidth }) =>
      $fullWidth ? theme.space.sm : theme.button[$size].padding};
  border: 2px solid transparent;
  border-radius: ${({ theme }) => theme.radius.button};
  font-size: ${({ theme, $size }) => theme.button[$size].fontSize};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color 120ms ease-out;
  ${({ $variant }) => variants[$variant]}

  > svg {
    margin-inline-end: 0.5em;
  }
  &:active:not(:disabled) {
    transform: translateY(1px);
  }
  &:disabled {
    background: transparent;
    border-color: ${({ theme }) => theme.colour.controlBorder};
    border-style: dashed;
    color: ${({ theme }) => theme.colour.textMuted};
    cursor: not-allowed;
  }
  ${media.leastRoom} {
    overflow-wrap: anywhere;
  }
  ${media.forcedColours} {
    border-color: currentColor;
  }
`
