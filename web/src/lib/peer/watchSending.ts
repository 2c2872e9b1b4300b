import { adjustedBudget } from 'src/domain/picture/adjustedBudget'
import type { PictureBudget } from 'src/domain/picture/pictureBudget'
import type { PictureAim } from 'src/domain/picture/qualityPreference'

import { SendingWatch } from './SendingWatch'

type Adjust = (before: PictureBudget, aim: PictureAim) => PictureBudget

/**
 * Looks at the sending once a second, from now on.
 *
 * @param change takes what gives the next budget
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
