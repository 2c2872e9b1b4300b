import { useCallback, useRef } from 'react'

import styled from 'styled-components'

import type { Size } from 'src/features/stage/model/pictureView'
import type { Painting } from 'src/features/stage/paintCloseUp'
import { usePaint } from 'src/features/stage/ui/usePaint'

import type { ShownSpot } from './useScreenshot'

/** As high before it is painted: what is scrolled to does not grow afterwards. */
const Canvas = styled.canvas<{ $shape: number }>`
  display: block;
  width: 100%;
  aspect-ratio: ${({ $shape }) => $shape};
  border: 1px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: ${({ theme }) => theme.radius.sm};
`

type Drawing = CanvasRenderingContext2D

interface SpotPictureProps {
  spot: ShownSpot
  paint: (drawing: Drawing, canvas: Size, painting: Painting) => void
  /** width to height */
  shape: number
  label: string
  painted?: () => void
}

/** One picture of the spot, painted again when it changes. */
function SpotPicture({ spot, paint, shape, label, painted }: SpotPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const paintSpot = useCallback(
    (drawing: Drawing, size: Size, scale: number) =>
      paint(drawing, size, { ...spot, scale }),
    [paint, spot]
  )
  usePaint(canvas, shape, paintSpot, painted)

  return <Canvas ref={canvas} $shape={shape} role="img" aria-label={label} />
}

export default SpotPicture
