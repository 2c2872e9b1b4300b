import { useCallback } from 'react'

import type { Hint } from 'src/features/helper-window/hint'
import { useHelperName } from 'src/features/links'
import {
  floatingScale,
  paintCloseUp,
  screenRegionOf,
  type Size,
  spotOf,
} from 'src/features/stage'
import { type GuidedStep, stepInText } from 'src/features/steps'
import { usePanelTexts } from 'src/i18n/usePanelTexts'
import { useStepsTexts } from 'src/i18n/useStepsTexts'
import { useTexts } from 'src/i18n/useTexts'

import type { ShownSpot } from './useScreenshot'
import { useWhoSees } from './useWhoSees'

export interface Floating {
  /** the id of the shown annotation or step */
  id: number | null
  paint: ((drawing: CanvasRenderingContext2D, canvas: Size) => void) | null
  sentences: readonly [string, string]
}

/**
 * @returns what the small Picture-in-Picture video shows: an annotation, a
 * step, or who sees the screen
 */
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
