import type { PictureAim } from 'src/features/call/model/qualityPreference'

import type { PictureBudget } from './pictureBudget'

const frameStep = 0.75
const scaleStep = 1.25

/** @param fewest that this step may leave */
export const slower = (
  { framesPerSecond }: PictureBudget,
  fewest: number
): Pick<PictureBudget, 'framesPerSecond'> => ({
  framesPerSecond: Math.max(
    Math.min(framesPerSecond, fewest),
    Math.floor(framesPerSecond * frameStep)
  ),
})

export const smaller = (
  { scale }: PictureBudget,
  aim: PictureAim
): Partial<PictureBudget> => ({
  scale: Math.min(aim.mostScale, scale * scaleStep),
})

/** One step back up; frames once the size is whole. */
export function more(
  { framesPerSecond, scale }: PictureBudget,
  aim: PictureAim
): Partial<PictureBudget> {
  if (scale > 1) {
    return { scale: Math.max(1, scale / scaleStep), sinceRise: 0 }
  }
  if (framesPerSecond >= aim.mostFramesPerSecond) return {}
  return {
    framesPerSecond: Math.min(
      aim.mostFramesPerSecond,
      Math.ceil(framesPerSecond / frameStep)
    ),
    sinceRise: 0,
  }
}
