import { css } from 'styled-components'

/** For a label: an invisible input that covers all of it is an easy target. */
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
