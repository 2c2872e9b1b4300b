/** The viewer's choice, from 0 (sharpest) to 4 (smoothest motion). */
export const qualityPreferences = [0, 1, 2, 3, 4] as const

export type QualityPreference = (typeof qualityPreferences)[number]

/** Favours sharpness, as most shared content is text. */
export const usualQualityPreference: QualityPreference = 1

export function isQualityPreference(
  value: unknown
): value is QualityPreference {
  return qualityPreferences.some((each) => each === value)
}

export interface PictureStep {
  framesPerSecond: number
  /** `scaleResolutionDownBy` of WebRTC: 2 halves width and height */
  scale: number
}

/** The frame rates, scales and bitrate among which the sender chooses. */
export interface PictureAim {
  /** pairs of frame rate and scale; the first sends most */
  steps: readonly PictureStep[]
  /** whether to reduce the resolution rather than the frame rate */
  mayBeSmaller: boolean
  maxBitrateBps: number
}

/** The bitrates are twice what scrolling text in 1080p needs (measured). */
export const pictureAims: Record<QualityPreference, PictureAim> = {
  0: aim(15, 3, 1, 12_000_000),
  1: aim(30, 5, 1, 8_000_000),
  2: aim(30, 10, 1.5, 8_000_000),
  3: aim(30, 20, 2, 8_000_000),
  4: aim(60, 24, 3, 8_000_000),
}

/** The steps reduce the resolution first, and then the frame rate. */
function aim(
  mostFramesPerSecond: number,
  fewestFramesPerSecond: number,
  mostScale: number,
  maxBitrateBps: number
): PictureAim {
  const steps = [{ framesPerSecond: mostFramesPerSecond, scale: 1 }]
  const add = (step: Partial<PictureStep>) =>
    steps.push({ ...steps[steps.length - 1]!, ...step })
  for (let scale = 1; scale < mostScale; ) {
    scale = Math.min(mostScale, scale * 1.25)
    add({ scale })
  }
  for (let rate = mostFramesPerSecond; rate > fewestFramesPerSecond; ) {
    rate = Math.max(fewestFramesPerSecond, Math.floor(rate * 0.75))
    add({ framesPerSecond: rate })
  }
  return { steps, mayBeSmaller: mostScale > 1, maxBitrateBps }
}
