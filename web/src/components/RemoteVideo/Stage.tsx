import { forwardRef, type ReactNode, useId } from 'react'

import styled from 'styled-components'

import VisuallyHidden from 'src/components/ui/VisuallyHidden'
import { useViewingTexts } from 'src/hooks/useViewingTexts'
import { palette } from 'src/styles/palette'

const Surface = styled.div<{ $canPan: boolean }>`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  overflow: hidden;
  cursor: ${({ $canPan }) => ($canPan ? 'grab' : 'default')};
  /* Pinch and drag are ours; the browser would zoom its page. */
  touch-action: none;
  user-select: none;

  &:active {
    cursor: ${({ $canPan }) => ($canPan ? 'grabbing' : 'default')};
  }
  /* Seen on every picture: white beside the colour of focus. */
  &:focus {
    outline: none;
  }
  &:focus::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    border: 3px solid #fff;
    box-shadow: inset 0 0 0 3px ${palette.light.focus};
    pointer-events: none;
  }
  &:focus:not(:focus-visible)::after {
    content: none;
  }
`

interface StageProps {
  /** a curtain is before it */
  isSecret: boolean
  canPan: boolean
  children: ReactNode
}

/** Where the picture is looked at; with the focus on it, its keys work. */
const Stage = forwardRef<HTMLDivElement, StageProps>(function Stage(
  { isSecret, canPan, children },
  ref
) {
  const viewing = useViewingTexts()
  const id = useId()

  return (
    <Surface
      ref={ref}
      role="group"
      aria-label={viewing.stage}
      aria-describedby={id}
      tabIndex={isSecret ? -1 : 0}
      $canPan={canPan}
    >
      {children}
      <VisuallyHidden id={id}>{viewing.keys}</VisuallyHidden>
    </Surface>
  )
})

export default Stage
