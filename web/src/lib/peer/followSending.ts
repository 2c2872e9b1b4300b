import { adjustedBudget } from 'src/domain/picture/adjustedBudget'
import type { PictureBudget } from 'src/domain/picture/pictureBudget'
import { type CodecChoice, nextCodec } from 'src/domain/picture/pictureCodec'
import type { PictureAim } from 'src/domain/picture/qualityPreference'
import type { ViewerLag } from 'src/domain/picture/viewerLag'
import { restingFramesPerSecond } from 'src/domain/wire/heartbeat'

import { refreshAfterChanges } from './refreshAfterChanges'
import { SendingWatch } from './SendingWatch'
import { StillnessWatch } from './StillnessWatch'

/** How a picture is sent. */
export interface Sending {
  budget: PictureBudget
  codec: CodecChoice
}

type Adjust = (before: Sending, aim: PictureAim) => Sending

/** What goes on as long as a picture is sent. */
export interface SendingFollower {
  adaptTo(lag: ViewerLag): void
  stop(): void
}

interface SendingListener {
  /** receives the values from which the next ones follow */
  change(adjust: Adjust): void
  /** whether it stands still */
  rest(isResting: boolean): void
  /** whether nothing at all changes in what is captured as often as ever */
  unchanged(isUnchanged: boolean): void
}

/**
 * Checks once a second how sending is going, from now on, and has a tab that
 * changes refreshed.
 */
export function followSending(
  sender: Pick<RTCRtpSender, 'getStats'>,
  track: MediaStreamTrack,
  { change, rest, unchanged }: SendingListener
): SendingFollower {
  const isTab = track.getSettings().displaySurface === 'browser'
  const refreshing = isTab ? refreshAfterChanges(track) : null
  const stillness = isTab ? null : new StillnessWatch(track, unchanged)
  const isStill = () => stillness?.isStill ?? null
  const watch = new SendingWatch(sender, isStill, (sample) => {
    rest(sample.isStill ?? sample.encodedPerSecond <= restingFramesPerSecond)
    change(({ budget, codec: before }, aim) => {
      const codec = nextCodec(before, sample)
      if (codec.codec === before.codec) {
        return { codec, budget: adjustedBudget(budget, sample, aim) }
      }
      refreshing?.now()
      return { codec, budget }
    })
  })
  watch.start()
  return {
    adaptTo: (lag) => watch.told(lag),
    stop() {
      watch.stop()
      refreshing?.stop()
      stillness?.stop()
    },
  }
}
