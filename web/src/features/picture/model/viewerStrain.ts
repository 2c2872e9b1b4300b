import type { PictureAim } from 'src/features/call/model/qualityPreference'
import { isLagging, type ViewerLag } from 'src/features/call/model/viewerLag'

import { slower, smaller } from './budgetSteps'
import type { PictureBudget } from './pictureBudget'
import type { SendingSample } from './sendingSample'
import { tryStep } from './stepTrial'

/** @returns whether fewer frames, or smaller ones, may help the viewer’s computer */
export const isViewerStrained = (
  { framesPerSecond, scale, isFutile }: PictureBudget,
  { viewerLag }: SendingSample,
  aim: PictureAim
): boolean =>
  viewerLag !== null &&
  isLagging(viewerLag) &&
  !isFutile &&
  (framesPerSecond > aim.fewestFramesPerSecond || scale < aim.mostScale)

/** Fewer frames first, as for the encoder. */
export function lessForViewer(
  budget: PictureBudget,
  { viewerLag }: SendingSample,
  aim: PictureAim
): Partial<PictureBudget> {
  const { fewestFramesPerSecond } = aim
  const step =
    budget.framesPerSecond > fewestFramesPerSecond
      ? slower(budget, fewestFramesPerSecond)
      : smaller(budget, aim)
  return tryStep(budget, { of: 'viewer', load: loadOf(viewerLag) }, step)
}

/** Delay in seconds, and a frame that is not shown is worse than a late one. */
const loadOf = (lag: ViewerLag | null): number =>
  lag ? lag.delayMs / 1_000 + 10 * lag.droppedShare : 0
