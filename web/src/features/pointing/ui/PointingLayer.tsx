import styled from 'styled-components'

import { useGuidance } from 'src/features/messages/useGuidance'
import type { SeenPicture } from 'src/features/stage/PictureViewer'

import CrosshairDrawing from './CrosshairDrawing'
import CrosshairPlace from './CrosshairPlace'
import MarkDrawing from './MarkDrawing'
import SeenSign from './SeenSign'
import { usePointing } from './usePointing'

const Sheet = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`

interface PointingLayerProps {
  /** null while there is no live picture */
  seen: SeenPicture | null
}

/** What is pointed at, where it is in the picture at every zoom. */
function PointingLayer({ seen }: PointingLayerProps) {
  const marks = useGuidance((state) => state.marks)
  const { crosshair, isDrawing } = usePointing()

  return (
    <>
      {seen && (
        <Sheet aria-hidden="true" focusable="false">
          {marks.map((mark) => (
            <MarkDrawing
              // Its time to fade begins anew whenever it changes.
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
