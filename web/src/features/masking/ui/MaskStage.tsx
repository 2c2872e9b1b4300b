import { type PointerEvent, useCallback, useId, useRef, useState } from 'react'

import styled from 'styled-components'

import Text from 'src/components/Text'
import { type Mask, maskAround, maskBetween } from 'src/features/masking/mask'
import {
  type Point,
  type Screenshot,
  type Size,
  usePaint,
} from 'src/features/stage'
import { useMaskingTexts } from 'src/i18n/useMaskingTexts'

import MaskBox, { Box, fractionAt, placed } from './MaskBox'
import { useMasking } from './useMasking'

const Stage = styled.div`
  position: relative;
  border: 1px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: ${({ theme }) => theme.radius.sm};
  overflow: hidden;
  cursor: crosshair;
  touch-action: none;
  user-select: none;
`

const Canvas = styled.canvas`
  display: block;
  width: 100%;
`

function MaskStage({ screenshot }: { screenshot: Screenshot }) {
  const texts = useMaskingTexts()
  const [{ masks }, masking] = useMasking()
  const keys = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [from, setFrom] = useState<Point | null>(null)
  const [drawn, setDrawn] = useState<Mask | null>(null)
  const paint = useCallback(
    (drawing: CanvasRenderingContext2D, { width, height }: Size) => {
      drawing.imageSmoothingQuality = 'high'
      drawing.drawImage(screenshot.image, 0, 0, width, height)
    },
    [screenshot]
  )
  usePaint(canvas, screenshot.width / screenshot.height, paint)

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setFrom(fractionAt(event, event.currentTarget))
  }
  const draw = (event: PointerEvent<HTMLElement>) => {
    if (from) {
      setDrawn(maskBetween(from, fractionAt(event, event.currentTarget)))
    }
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!from) return
    const to = fractionAt(event, event.currentTarget)
    masking.add(maskBetween(from, to) ?? maskAround(from))
    cancel()
  }
  const cancel = () => {
    setFrom(null)
    setDrawn(null)
  }

  return (
    <>
      <Stage
        role="group"
        aria-label={texts.picture}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={cancel}
      >
        <Canvas ref={canvas} aria-hidden />
        {masks.map((mask, index) => (
          <MaskBox
            key={index}
            mask={mask}
            label={texts.box(index + 1)}
            describedBy={keys}
            onChange={(changed) => masking.replace(index, changed)}
            onRemove={() => masking.remove(index)}
          />
        ))}
        {drawn && <Box as="div" style={placed(drawn)} />}
      </Stage>
      {masks.length > 0 && (
        <Text id={keys} size="sm" tone="muted">
          {texts.keys}
        </Text>
      )}
    </>
  )
}

export default MaskStage
