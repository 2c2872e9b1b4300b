export { PictureSender, type SendStillAhead } from './PictureSender'
export { SenderEncoding } from './SenderEncoding'
export type { ArrivalDecoder } from './arriving/ArrivalDecoder'
export {
  isQualityPreference,
  qualityPreferences,
  type QualityPreference,
  usualQualityPreference,
} from './model/qualityPreference'
export { restingFramesPerSecond } from './model/sendingSample'
export {
  mostDelayMs,
  type LagReading,
  type ViewerLag,
  viewerLag,
} from './model/viewerLag'
export { openStills } from './openStills'
export { stillOf } from './stillOf'
export { untilPictureIsSent } from './untilPictureIsSent'
export { startArrivalDecoder } from './fetchParts'
