import styled, { keyframes } from 'styled-components'

import { media } from 'src/styles/media'

const fade = keyframes`
  50% { opacity: 0.25; }
`

/** A frame about everything, as long as something is shown; it stands still for who wants no motion. */
const Pulse = styled.div<{ $isWindow: boolean }>`
  position: ${({ $isWindow }) => ($isWindow ? 'fixed' : 'absolute')};
  z-index: 1;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  border: 5px solid ${({ theme }) => theme.colour.primary};
  border-radius: ${({ theme, $isWindow }) =>
    $isWindow ? '0' : theme.radius.lg};
  pointer-events: none;
  animation: ${fade} 1.6s ease-in-out infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`

export default Pulse
