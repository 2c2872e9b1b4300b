import { useCallback, useRef } from 'react'

import styled, { keyframes } from 'styled-components'

import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useHelperName } from 'src/features/links'
import { useSessionTools } from 'src/features/session'
import {
  closeUpShape,
  paintCloseUp,
  type Painting,
  paintMap,
  screenRegionOf,
  type Size,
  spotOf,
  usePaint,
} from 'src/features/stage'
import { usePanelTexts } from 'src/i18n/usePanelTexts'
import { media } from 'src/styles/media'

import type { ShownSpot } from './useScreenshot'

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`

const Words = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
`

/**
 * The aspect ratio sets the height before the canvas is painted, so that
 * nothing moves when the picture appears.
 */
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
  /** ratio of width to height */
  shape: number
  label: string
  painted?: () => void
}

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

/**
 * Limits the height to half of the window, so that the text and the buttons
 * below stay visible.
 */
const Place = styled.div`
  max-width: calc(50vh * ${closeUpShape});
`

/** Sends a `drawn` message to the helper once the annotation is painted. */
function SpotCloseUp({ spot }: { spot: ShownSpot }) {
  const { annotations } = useSessionTools()
  const { closeUp } = usePanelTexts()
  const id = spot.marks[spot.marks.length - 1]?.id
  const toldId = useRef<number | null>(null)

  const tell = useCallback(() => {
    if (id === undefined || toldId.current === id) return
    toldId.current = id
    annotations.send({ type: 'drawn', id })
  }, [annotations, id])

  return (
    <Place>
      <SpotPicture
        spot={spot}
        paint={paintCloseUp}
        shape={closeUpShape}
        label={closeUp}
        painted={tell}
      />
    </Place>
  )
}

function SpotWords({ spot: { marks } }: { spot: ShownSpot }) {
  const texts = usePanelTexts()
  const helperName = useHelperName()
  const newest = marks[marks.length - 1]

  return (
    <>
      <Text size="lg">
        <strong>{helperName ? texts.showsBy(helperName) : texts.shows}</strong>
      </Text>
      <Text size="lg">
        {newest && texts.place[screenRegionOf(spotOf(newest))]}
      </Text>
    </>
  )
}

const fade = keyframes`
  50% { opacity: 0.25; }
`

/**
 * A border that pulses for eight seconds, the time after which a pointer fades.
 * The animation has few steps, because each frame costs processor time that the
 * video encoder needs.
 */
export const Pulse = styled.div<{ $isWindow: boolean }>`
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

const MapPlace = styled.div`
  flex: none;
  width: 7.5rem;
  max-width: 45%;
  margin-inline-end: ${({ theme }) => theme.space.md};
`

function SpotMap({ spot }: { spot: ShownSpot }) {
  const { map } = usePanelTexts()
  const { width, height } = spot.screenshot

  return (
    <MapPlace>
      <SpotPicture
        spot={spot}
        paint={paintMap}
        shape={width / height}
        label={map}
      />
    </MapPlace>
  )
}

interface SpotProps {
  /** null while there is no annotation */
  spot: ShownSpot | null
  isWindow: boolean
  /** the text shown if `spot` is null */
  idle: string | null
}

const Spot = ({ spot, isWindow, idle }: SpotProps) => (
  <Stack gap="sm">
    {spot && <Pulse key={newestId(spot)} $isWindow={isWindow} />}
    {spot && <SpotCloseUp spot={spot} />}
    <Below>
      {spot && <SpotMap spot={spot} />}
      <Words aria-live="polite">
        {spot && <SpotWords spot={spot} />}
        {!spot && idle && <Text tone="muted">{idle}</Text>}
      </Words>
    </Below>
  </Stack>
)

/** A React key, so that each new annotation restarts the pulsing border. */
const newestId = ({ marks }: ShownSpot) => marks[marks.length - 1]?.id

export default Spot
