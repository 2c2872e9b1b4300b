import { useCallback } from 'react'

import { spotOf } from 'src/domain/guidance/mark'
import type { Hint } from 'src/domain/panel/hint'
import type { Size } from 'src/domain/picture/pictureView'
import { screenRegionOf } from 'src/domain/picture/screenRegion'
import { useHelperName } from 'src/hooks/useHelperName'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import type { ShownSpot } from 'src/hooks/useScreenshot'
import type { GuidedStep } from 'src/hooks/useStepGuide'
import { useStepsTexts } from 'src/hooks/useStepsTexts'
import { useTexts } from 'src/hooks/useTexts'
import { useWhoSees } from 'src/hooks/useWhoSees'
import { paintCloseUp } from 'src/lib/screenshot/paintCloseUp'
import { floatingScale } from 'src/lib/screenshot/paintFloating'
import { stepInText } from 'src/locales/stepInText'

export interface Floating {
  /** of the mark or step that is seen; null where there is none */
  id: number | null
  paint: ((drawing: CanvasRenderingContext2D, canvas: Size) => void) | null
  sentences: readonly [string, string]
}

/** What a floating video shows: the spot or the step, or who sees the screen. */
export function useFloating(
  spot: ShownSpot | null,
  guided: GuidedStep | null,
  hint: Hint | null
): Floating {
  const texts = usePanelTexts()
  const steps = useStepsTexts()
  const { sharing } = useTexts()
  const name = useHelperName()
  const whoSees = useWhoSees()
  const picture = guided?.picture?.closeUp ?? null
  const paintSpot = useCallback(
    (drawing: CanvasRenderingContext2D, canvas: Size) =>
      spot && paintCloseUp(drawing, canvas, { ...spot, scale: floatingScale }),
    [spot]
  )
  const paintStep = useCallback(
    (drawing: CanvasRenderingContext2D, { width, height }: Size) =>
      picture && drawing.drawImage(picture, 0, 0, width, height),
    [picture]
  )

  const newest = spot?.marks[spot.marks.length - 1]
  const place = (point: { x: number; y: number }) =>
    texts.place[screenRegionOf(point)]
  if (hint === 'spot' && newest) {
    return {
      id: newest.id,
      paint: paintSpot,
      sentences: [
        name ? texts.showsBy(name) : texts.shows,
        place(spotOf(newest)),
      ],
    }
  }
  const step = guided?.step
  if (step) {
    const { number, count } = guided
    const words = stepInText(step.words, steps) ?? place(step.point)
    return {
      id: picture && step.id,
      paint: picture && paintStep,
      sentences: [words, steps.step(number, count)],
    }
  }
  return {
    id: null,
    paint: null,
    sentences: whoSees ?? [sharing.reconnecting, ''],
  }
}
