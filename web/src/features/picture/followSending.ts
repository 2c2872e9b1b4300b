import { restingFramesPerSecond } from 'src/features/call/model/heartbeat'
import type { PictureAim } from 'src/features/call/model/qualityPreference'
import type { ViewerLag } from 'src/features/call/model/viewerLag'

import { isEncoderLate } from './isEncoderLate'
import { adjustedBudget } from './model/adjustedBudget'
import { linkNeedsOf } from './model/linkNeeds'
import {
  codecOfAllLines,
  codecOfLateEncoder,
  nextCodec,
} from './model/nextCodec'
import type { PictureBudget } from './model/pictureBudget'
import type { CodecChoice } from './model/pictureCodec'
import { refreshAfterChanges } from './refreshAfterChanges'
import { sendingReading } from './sendingReading'
import { SendingWatch } from './SendingWatch'
import { StillnessWatch } from './StillnessWatch'

/**
 * Of a monitor that does not change: half the work for both computers, and the first
 * change is 17 ms later (docs/picture.md).
 */
const unchangedFramesPerSecond = 15

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
  /** how many frames a second are enough at the moment, whatever the budget is */
  limit(framesPerSecond: number): void
}

/**
 * Checks once a second how sending is going, from now on, and has a tab that
 * changes refreshed.
 *
 * @param lacksLines whether fewer lines than the screen has are sent while it moves
 */
export function followSending(
  sender: Pick<RTCRtpSender, 'getStats'>,
  track: MediaStreamTrack,
  lacksLines: boolean,
  { change, rest, limit }: SendingListener
): SendingFollower {
  let isStopped = false
  const choose = (next: (before: CodecChoice) => CodecChoice) =>
    change(({ budget, codec }) => ({ budget, codec: next(codec) }))
  const lookClosely = async () => {
    if (!(await isEncoderLate(sender)) || isStopped) return
    choose(codecOfLateEncoder)
  }
  const moves = () => void lookClosely()
  const { displaySurface, width = 0, height = 0 } = track.getSettings()
  const needs = linkNeedsOf(width * height, lacksLines)
  const sendAllLines = async () => {
    const reading = await sendingReading(sender)
    if (!reading || isStopped) return
    choose((codec) => codecOfAllLines(codec, reading, needs))
  }
  const isTab = displaySurface === 'browser'
  const refreshing = isTab ? refreshAfterChanges(track, moves) : null
  const stillness = isTab
    ? null
    : new StillnessWatch(track, {
        stands: () => lacksLines && void sendAllLines(),
        moves,
        unchanged: (isUnchanged) =>
          limit(isUnchanged ? unchangedFramesPerSecond : Infinity),
      })
  const isStill = () => stillness?.isStill ?? null
  const watch = new SendingWatch(sender, isStill, (sample) => {
    rest(sample.isStill ?? sample.encodedPerSecond <= restingFramesPerSecond)
    change(({ budget, codec: before }, aim) => {
      const codec = nextCodec(before, sample, needs)
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
      isStopped = true
      watch.stop()
      refreshing?.stop()
      stillness?.stop()
    },
  }
}
