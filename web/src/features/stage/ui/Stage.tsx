import { forwardRef, type ReactNode, useId } from 'react'

import styled from 'styled-components'

import VisuallyHidden from 'src/components/VisuallyHidden'
import { useViewingTexts } from 'src/i18n/useViewingTexts'
import { palette } from 'src/styles/palette'

import type { HeldTool } from './usePictureView'

const cursors = {
  point: ['crosshair', 'crosshair'],
  pan: ['grab', 'grabbing'],
  none: ['default', 'default'],
} as const

const Surface = styled.div<{ $use: keyof typeof cursors }>`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  overflow: hidden;
  cursor: ${({ $use }) => cursors[$use][0]};
  /* The stage handles pinch and drag; the browser must not zoom the page. */
  touch-action: none;
  user-select: none;

  &:active {
    cursor: ${({ $use }) => cursors[$use][1]};
  }
  /* Visible on every picture: white next to the focus colour. */
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
  /** whether an overlay hides the remote screen */
  isSecret: boolean
  canPan: boolean
  /** the selected tool; null if dragging moves the remote screen */
  held: HeldTool | null
  children: ReactNode
}

/** Contains the remote screen. Shortcuts work while it has the focus. */
const Stage = forwardRef<HTMLDivElement, StageProps>(function Stage(
  { isSecret, canPan, held, children },
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
      $use={held ? 'point' : canPan ? 'pan' : 'none'}
    >
      {children}
      <VisuallyHidden id={id}>{held?.keys ?? viewing.keys}</VisuallyHidden>
    </Surface>
  )
})

export default Stage
