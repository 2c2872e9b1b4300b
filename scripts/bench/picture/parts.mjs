import { falseAlarms } from './falseAlarms.mjs'
import {
  firstFrame,
  firstFrameNearby,
  firstFrameOnSlowUplink,
  firstFrameRelayed,
} from './firstFrame.mjs'
import { largeScreens, largeScreensOnSlowUplink } from './largeScreens.mjs'
import { addressChange, outage12, outage30, outage5 } from './outages.mjs'
import { quality, qualityOnSlowUplink } from './quality.mjs'
import {
  screensOfMonitor,
  screensOnAQuarterOfACore,
  screensOnHalfACore,
  screensOnSlowUplink,
  screensShared,
  scrollingOfMonitorFitted,
} from './screens.mjs'
import { toldCut, toldKilled, toldStop, toldTabClosed } from './told.mjs'

/**
 * All measurements, in the order of the report; each takes a number of rounds
 * and returns rows.
 */
export const parts = {
  firstFrame,
  firstFrameNearby,
  firstFrameRelayed,
  firstFrameOnSlowUplink,
  screensShared,
  screensOnSlowUplink,
  screensOfMonitor,
  scrollingOfMonitorFitted,
  screensOnHalfACore,
  screensOnAQuarterOfACore,
  largeScreens,
  largeScreensOnSlowUplink,
  quality,
  qualityOnSlowUplink,
  outage5,
  outage12,
  outage30,
  addressChange,
  toldStop,
  toldTabClosed,
  toldKilled,
  toldCut,
  falseAlarms,
}
