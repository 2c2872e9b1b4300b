import { useCallback, useRef } from 'react'

import styled from 'styled-components'

import { useSessionTools } from 'src/features/session/ui/SessionToolsContext'
import type { Size } from 'src/features/stage/model/pictureView'
import type { StepPicture } from 'src/features/stage/paintStep'
import { usePaint } from 'src/features/stage/ui/usePaint'

/** Never so large that the words and buttons about it are out of sight. */
const Place = styled.div<{ $shape: number }>`
  max-width: calc(38vh * ${({ $shape }) => $shape});
`

const Canvas = styled.canvas`
  display: block;
  width: 100%;
  border: 1px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: ${({ theme }) => theme.radius.sm};
`

interface StepPictureViewProps {
  id: number
  picture: StepPicture
  label: string
}

/** The place of a step, large; the helper is told once it is seen. */
function StepPictureView({ id, picture, label }: StepPictureViewProps) {
  const { guidance } = useSessionTools()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { closeUp } = picture
  const paint = useCallback(
    (drawing: CanvasRenderingContext2D, { width, height }: Size) => {
      drawing.imageSmoothingQuality = 'high'
      drawing.drawImage(closeUp, 0, 0, width, height)
    },
    [closeUp]
  )
  const tell = useCallback(
    () => void guidance.say({ type: 'drawn', id }),
    [guidance, id]
  )
  const shape = closeUp.width / closeUp.height
  usePaint(canvas, shape, paint, tell)

  return (
    <Place $shape={shape}>
      <Canvas ref={canvas} role="img" aria-label={label} />
    </Place>
  )
}

export default StepPictureView
