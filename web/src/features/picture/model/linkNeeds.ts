/**
 * The first frame in AV1 takes its bits whatever the bitrate is: a page of letters of
 * 10 px 440 kB with 1080 lines, 620 with 1440 and 1,200 with 2160. In VP8 one with
 * 2160 lines takes 190 to 230 kB (measured, docs/picture.md). Nothing else is
 * shown while it is on its way.
 */
const av1 = { bits: 2_000_000, bitsOfPixel: 0.9, seconds: 2.5 }
const allLines = { bitsOfPixel: 0.22, seconds: 1 }

/** How wide a link has to be for what a screen is sent in, in bits a second. */
export interface LinkNeeds {
  /** in VP8 */
  allLines: number
  av1: number
  /** whether a moving picture is sent with fewer lines than the screen has */
  lacksLines: boolean
}

/** @param pixels of the screen */
export function linkNeedsOf(pixels: number, lacksLines: boolean): LinkNeeds {
  return {
    allLines: (allLines.bitsOfPixel * pixels) / allLines.seconds,
    av1: (av1.bits + av1.bitsOfPixel * pixels) / av1.seconds,
    lacksLines,
  }
}
