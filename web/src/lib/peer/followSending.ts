import { adjustedBudget } from 'src/domain/picture/adjustedBudget'
import type { PictureBudget } from 'src/domain/picture/pictureBudget'
import type { PictureAim } from 'src/domain/picture/qualityPreference'

import { refreshAfterChanges } from './refreshAfterChanges'
import { SendingWatch } from './SendingWatch'

type Adjust = (before: PictureBudget, aim: PictureAim) => PictureBudget

/** What goes on as long as a picture is sent. */
export interface SendingFollower {
  stop(): void
}

/**
 * Checks once a second how sending is going, from now on, and has a tab that
 * changes refreshed.
 *
 * @param change receives the values from which the next budget follows
 */
export function followSending(
  sender: Pick<RTCRtpSender, 'getStats'>,
  track: MediaStreamTrack,
  change: (adjust: Adjust) => void
): SendingFollower {
  const watch = new SendingWatch(sender, (sample) =>
    change((before, aim) => adjustedBudget(before, sample, aim))
  )
  watch.start()
  const isTab = track.getSettings().displaySurface === 'browser'
  const endRefreshing = isTab ? refreshAfterChanges(track) : null
  return {
    stop() {
      watch.stop()
      endRefreshing?.()
    },
  }
}
