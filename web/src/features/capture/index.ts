export {
  ScreenCapture,
  type CaptureListener,
  type CapturePort,
} from './ScreenCapture'
export {
  isPartOfScreen,
  surfaces,
  type Surface,
  whyEmpty,
} from './model/surface'
export { onePixelStream, withPlaceForSound } from './onePixelStream'
export { default as PickerCoach, type PickerCoachProps } from './ui/PickerCoach'
export { fetchPickerCoach } from './fetchParts'
