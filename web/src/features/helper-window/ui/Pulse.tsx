import styled, { keyframes } from 'styled-components'

import { media } from 'src/styles/media'

const fade = keyframes`
  50% { opacity: 0.25; }
`

/**
 * A frame about everything, as long as something is shown. It pulses for eight
 * seconds, as long as a pointer stays, in few steps: each frame of a motion costs
 * the processor that encodes the screen. It stands still for who wants no motion.
 */
const Pulse = styled.div<{ $isWindow: boolean }>`
  position: ${({ $isWindow }) => ($isWindow ? 'fixed' : 'absolute')};
  z-index: 1;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  border: 5px solid ${({ theme }) => theme.colour.accent};
  border-radius: ${({ theme, $isWindow }) =>
    $isWindow ? '0' : theme.radius.lg};
  pointer-events: none;
  animation: ${fade} 1.6s steps(5) 5;
  ${media.reducedMotion} {
    animation: none;
  }
`

export default Pulse
