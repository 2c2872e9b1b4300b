import { useEffect, useRef } from 'react'

import styled from 'styled-components'

import { watchLevel } from 'src/features/voice/watchLevel'
import { media } from 'src/styles/media'

const Frame = styled.span`
  display: inline-block;
  width: 6rem;
  height: 0.75rem;
  overflow: hidden;
  border: 2px solid currentColor;
  border-radius: ${({ theme }) => theme.radius.round};
  contain: strict;

  ${media.reducedMotion} {
    display: none;
  }
`

/** Only its scale changes, which needs no layout. */
const Fill = styled.span`
  display: block;
  height: 100%;
  background: currentColor;
  transform: scaleX(0);
  transform-origin: left;
`

/** Shows that a voice comes in; the words beside it say the rest. */
function LevelMeter({ track }: { track: MediaStreamTrack }) {
  const fill = useRef<HTMLSpanElement>(null)

  useEffect(
    () =>
      watchLevel(track, (level) => {
        if (fill.current) fill.current.style.transform = `scaleX(${level})`
      }),
    [track]
  )

  return (
    <Frame aria-hidden="true">
      <Fill ref={fill} />
    </Frame>
  )
}

export default LevelMeter
