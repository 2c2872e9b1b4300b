import { adjustedBudget } from 'src/domain/picture/adjustedBudget'
import type { PictureBudget } from 'src/domain/picture/pictureBudget'
import type { PictureAim } from 'src/domain/picture/qualityPreference'

import { SendingWatch } from './SendingWatch'

type Adjust = (before: PictureBudget, aim: PictureAim) => PictureBudget

/**
 * Checks once a second how sending is going, from now on.
 *
 * @param change receives the values from which the next budget follows
 */
export function watchSending(
  sender: Pick<RTCRtpSender, 'getStats'>,
  change: (adjust: Adjust) => void
): SendingWatch {
  const watch = new SendingWatch(sender, (sample) =>
    change((before, aim) => adjustedBudget(before, sample, aim))
  )
  watch.start()
  return watch
}
