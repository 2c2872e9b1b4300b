import styled from 'styled-components'

import { useDebouncedValue } from 'src/browser/timedHooks'
import VisuallyHidden from 'src/components/VisuallyHidden'
import {
  lookStep,
  type PictureOnStage,
  Tool,
  ToolGroup,
  type ToolProps,
  zoomStep,
} from 'src/features/stage'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

/** A button whose label is shown only on hover, and to screen readers. */
const SignTool = ({
  children,
  ...rest
}: Omit<ToolProps, 'children'> & { children: string }) => (
  <Tool data-repeats title={children} {...rest}>
    <VisuallyHidden>{children}</VisuallyHidden>
  </Tool>
)

const settledMs = 500

const Level = styled.span`
  min-width: 4em;
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: center;
`

/** Shows the zoom level. It is announced when the mouse wheel has stopped. */
function ZoomLevel({ percent }: { percent: number }) {
  const viewing = useViewingTexts()
  const settled = useDebouncedValue(percent, settledMs)

  return (
    <>
      <Level aria-hidden="true">{viewing.zoomLevel(percent)}</Level>
      <VisuallyHidden role="status">
        {viewing.zoomLevel(settled)}
      </VisuallyHidden>
    </>
  )
}

function ZoomTools({ picture: { moves, seen } }: { picture: PictureOnStage }) {
  const viewing = useViewingTexts()

  return (
    <ToolGroup>
      <SignTool icon="minus" onClick={() => moves.zoomBy(1 / zoomStep)}>
        {viewing.zoomOut}
      </SignTool>
      {seen && <ZoomLevel percent={seen.percent} />}
      <SignTool icon="plus" onClick={() => moves.zoomBy(zoomStep)}>
        {viewing.zoomIn}
      </SignTool>
    </ToolGroup>
  )
}

/** Buttons for the zoom levels that people use most. */
export function FitTools({ picture: { moves } }: { picture: PictureOnStage }) {
  const viewing = useViewingTexts()

  return (
    <>
      <Tool icon="fit" onClick={() => moves.fit()}>
        {viewing.fit}
      </Tool>
      <Tool icon="screen" onClick={() => moves.actualSize()}>
        {viewing.actualSize}
      </Tool>
    </>
  )
}

const directions = [
  ['left', { x: -lookStep, y: 0 }],
  ['up', { x: 0, y: -lookStep }],
  ['down', { x: 0, y: lookStep }],
  ['right', { x: lookStep, y: 0 }],
] as const

/**
 * Buttons that move the zoomed video, for people who cannot drag. Shown while a
 * part of the video is out of view.
 */
export function MoveTools({
  picture: { moves, seen },
}: {
  picture: PictureOnStage
}) {
  const viewing = useViewingTexts()
  if (!seen?.canPan) return null

  return (
    <ToolGroup role="group" aria-label={viewing.move}>
      {directions.map(([direction, shares]) => (
        <SignTool
          key={direction}
          icon={direction}
          onClick={() => moves.lookBy(shares)}
        >
          {viewing.look[direction]}
        </SignTool>
      ))}
    </ToolGroup>
  )
}

export default ZoomTools
