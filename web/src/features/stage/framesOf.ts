import type { FramePort } from './FramePort'
import { GrabbedFrames } from './GrabbedFrames'
import { PlayedFrames } from './PlayedFrames'

/** @returns the frames of a captured track, by the cheapest method available */
export const framesOf = (track: MediaStreamTrack): FramePort =>
  window.ImageCapture
    ? new GrabbedFrames(new window.ImageCapture(track))
    : new PlayedFrames(track)
