import { css } from 'styled-components'

/**
 * Two rules, because a browser without :focus-visible ignores the second one
 * and therefore shows the ring on every focus.
 */
export const focusRing = css`
  &:focus {
    outline: 3px solid ${({ theme }) => theme.colour.focus};
    outline-offset: 3px;
  }
  &:focus:not(:focus-visible) {
    outline: none;
  }
`
