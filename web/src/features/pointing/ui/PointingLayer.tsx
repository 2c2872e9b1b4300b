import styled from 'styled-components'

import { useDebouncedValue } from 'src/browser/timedHooks'
import Icon from 'src/components/Icon'
import VisuallyHidden from 'src/components/VisuallyHidden'
import { useTool } from 'src/features/session'
import {
  type Point,
  screenRegionOf,
  type SeenPicture,
  toStage,
} from 'src/features/stage'
import { usePointingTexts } from 'src/i18n/usePointingTexts'
import { palette } from 'src/styles/palette'

import MarkDrawing, { Outlined } from './MarkDrawing'
import { usePointing } from './usePointing'

const Sheet = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`

const cross = 'M-28 0H-8M8 0H28M0 -28V-8M0 8V28'

interface CrosshairDrawingProps {
  /** the position as fractions of the picture */
  at: Point
  seen: SeenPicture
}

/** Draws the crosshair in the focus colour, which no annotation uses. */
function CrosshairDrawing({ at, seen }: CrosshairDrawingProps) {
  const { x, y } = toStage(seen.placement, at)
  return (
    <g transform={`translate(${x} ${y})`} data-crosshair>
      <Outlined d={cross} width={4} colour={palette.light.focus} />
    </g>
  )
}

const settledMs = 300

interface CrosshairPlaceProps {
  /** the position as fractions of the picture; null without a crosshair */
  at: Point | null
  isDrawing: boolean
}

function CrosshairPlace({ at, isDrawing }: CrosshairPlaceProps) {
  const texts = usePointingTexts()
  const place = at && texts.places[screenRegionOf(at)]
  const say = isDrawing ? texts.drawing : texts.cross
  const said = useDebouncedValue(place ? say(place) : '', settledMs)

  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}

const Place = styled.div`
  position: absolute;
  bottom: ${({ theme }) => theme.space.sm};
  left: 0;
  right: 0;
  display: flex;
  justify-content: center;
  pointer-events: none;
`

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.md}`};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.round};
  background: rgba(0, 0, 0, 0.8);
  color: #fff;
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-weight: 600;

  > svg {
    margin-inline-end: 0.4em;
  }
`

function SeenSign({ isShown }: { isShown: boolean }) {
  const texts = usePointingTexts()
  const newestId = useTool(
    'annotations',
    ({ marks }) => marks[marks.length - 1]?.id
  )
  const drawnId = useTool('annotations', (state) => state.drawnId)
  const isSeen = newestId === drawnId

  return (
    <Place role="status">
      {isShown && newestId !== undefined && (
        <Sign>
          {isSeen && <Icon name="check" />}
          <span>{isSeen ? texts.seen : texts.sent}</span>
        </Sign>
      )}
    </Place>
  )
}

interface PointingLayerProps {
  /** null while there is no live picture */
  seen: SeenPicture | null
}

function PointingLayer({ seen }: PointingLayerProps) {
  const marks = useTool('annotations', (state) => state.marks)
  const { crosshair, isDrawing } = usePointing()

  return (
    <>
      {seen && (
        <Sheet aria-hidden="true" focusable="false">
          {marks.map((mark) => (
            <MarkDrawing
              // A new key restarts the CSS animation that fades the annotation.
              key={`${mark.id} ${mark.seenMs}`}
              mark={mark}
              seen={seen}
            />
          ))}
          {crosshair && <CrosshairDrawing at={crosshair} seen={seen} />}
        </Sheet>
      )}
      <SeenSign isShown={seen !== null} />
      <CrosshairPlace at={seen && crosshair} isDrawing={isDrawing} />
    </>
  )
}

export default PointingLayer
