import styled, { keyframes } from 'styled-components'

import { media } from 'src/styles/media'

const turn = keyframes`to { transform: rotate(1turn); }`
const appear = keyframes`to { opacity: 1; }`

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 0.18em solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0;
  animation:
    ${turn} 1.1s linear infinite,
    ${appear} 200ms 400ms forwards;

  ${media.reducedMotion} {
    opacity: 1;
    animation: none !important;
  }
`

/** Appears after a delay. A text next to it says what the page waits for. */
const Spinner = () => <Ring aria-hidden="true" />

export default Spinner
