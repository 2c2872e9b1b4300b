/** The viewer’s preference: 0 is sharpest, 4 smoothest. */
export const qualityPreferences = [0, 1, 2, 3, 4] as const

export type QualityPreference = (typeof qualityPreferences)[number]

/** Favours sharpness, as most shared content is text. */
export const usualQualityPreference: QualityPreference = 1

export function isQualityPreference(
  value: unknown
): value is QualityPreference {
  return qualityPreferences.some((each) => each === value)
}

/** The limits within which a picture is sent. */
export interface PictureAim {
  /** the frame rate if nothing limits it */
  mostFramesPerSecond: number
  /** the minimum, as long as anything else can be reduced */
  fewestFramesPerSecond: number
  /** the maximum reduction of width and height */
  mostScale: number
  maxBitrateBps: number
}

/** The bitrates are for 1080p: twice the measured need of scrolling text. */
export const pictureAims: Record<QualityPreference, PictureAim> = {
  0: aim(15, 3, 1, 12_000_000),
  1: aim(30, 5, 1, 8_000_000),
  2: aim(30, 10, 1.5, 8_000_000),
  3: aim(30, 20, 2, 8_000_000),
  4: aim(60, 24, 3, 8_000_000),
}

function aim(
  mostFramesPerSecond: number,
  fewestFramesPerSecond: number,
  mostScale: number,
  maxBitrateBps: number
): PictureAim {
  return {
    mostFramesPerSecond,
    fewestFramesPerSecond,
    mostScale,
    maxBitrateBps,
  }
}
