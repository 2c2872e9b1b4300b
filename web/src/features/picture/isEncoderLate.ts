import { wait } from 'src/browser/unthrottledTimers'

import { isLate } from './model/encoderStrain'
import { sendingReading } from './sendingReading'

const look = { everyMs: 100, most: 8, late: 2, timely: 4 }

/**
 * Looks closely for less than a second: where an encoder cannot keep up, that shows
 * when the picture begins to move.
 *
 * @returns whether two looks in a row saw frames that came late, and not four others
 * before them
 */
export async function isEncoderLate(
  sender: Pick<RTCRtpSender, 'getStats'>
): Promise<boolean> {
  let before = await sendingReading(sender)
  let wasLate = false
  let inARow = 0
  for (let looks = 0; looks < look.most; looks++) {
    await wait(look.everyMs)
    const after = await sendingReading(sender)
    if (!before || !after) return false
    // It is at a frame, whose time is not known yet: one such frame is a page turned.
    if (after.framesEncoded === before.framesEncoded) continue
    const late = isLate(before, after)
    inARow = late === wasLate ? inARow + 1 : 1
    if (inARow === (late ? look.late : look.timely)) return late
    wasLate = late
    before = after
  }
  return false
}
