import { adjustedBudget } from 'src/domain/picture/adjustedBudget'
import type { PictureBudget } from 'src/domain/picture/pictureBudget'
import { type CodecChoice, nextCodec } from 'src/domain/picture/pictureCodec'
import type { PictureAim } from 'src/domain/picture/qualityPreference'

import { refreshAfterChanges } from './refreshAfterChanges'
import { SendingWatch } from './SendingWatch'

/** How a picture is sent. */
export interface Sending {
  budget: PictureBudget
  codec: CodecChoice
}

type Adjust = (before: Sending, aim: PictureAim) => Sending

/** What goes on as long as a picture is sent. */
export interface SendingFollower {
  stop(): void
}

/**
 * Checks once a second how sending is going, from now on, and has a tab that
 * changes refreshed.
 *
 * @param change receives the values from which the next ones follow
 */
export function followSending(
  sender: Pick<RTCRtpSender, 'getStats'>,
  track: MediaStreamTrack,
  change: (adjust: Adjust) => void
): SendingFollower {
  const isTab = track.getSettings().displaySurface === 'browser'
  const refreshing = isTab ? refreshAfterChanges(track) : null
  const watch = new SendingWatch(sender, (sample) =>
    change(({ budget, codec: before }, aim) => {
      const codec = nextCodec(before, sample)
      if (codec.codec === before.codec) {
        return { codec, budget: adjustedBudget(budget, sample, aim) }
      }
      refreshing?.now()
      return { codec, budget }
    })
  )
  watch.start()
  return {
    stop() {
      watch.stop()
      refreshing?.stop()
    },
  }
}
