import { css } from 'styled-components'

/**
 * Covers a label with its invisible input, so that the whole label can be
 * clicked.
 */
export const inputOverAll = css`
  position: relative;

  input {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`
