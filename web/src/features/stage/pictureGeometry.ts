import { listen, type Undo } from 'src/browser/listen'

import type { PictureGeometry } from './model/pictureView'

/**
 * Reports the sizes of stage and video now and whenever they change; nothing
 * without a picture.
 */
export function watchGeometry(
  stage: HTMLElement,
  video: HTMLVideoElement,
  onChange: (geometry: PictureGeometry) => void
): Undo {
  const measure = () => {
    const geometry = geometryOf(stage, video)
    if (geometry) onChange(geometry)
  }
  const undo = [
    listen(video, 'resize', measure),
    listen(video, 'loadedmetadata', measure),
    listen(window, 'resize', measure),
    watchSize(stage, measure),
  ]
  measure()
  return () => undo.forEach((each) => each())
}

function geometryOf(
  stage: HTMLElement,
  { videoWidth, videoHeight }: HTMLVideoElement
): PictureGeometry | null {
  const { clientWidth, clientHeight } = stage
  // One pixel is the placeholder for a screen that is not chosen yet, two are an empty picture.
  if (videoWidth <= 2 || videoHeight <= 2) return null
  if (clientWidth === 0 || clientHeight === 0) return null
  return {
    stage: { width: clientWidth, height: clientHeight },
    source: { width: videoWidth, height: videoHeight },
    devicePixelRatio: window.devicePixelRatio,
  }
}

/** Without ResizeObserver, the window's resize event has to do. */
function watchSize(element: HTMLElement, onChange: () => void): Undo {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(onChange)
  observer.observe(element)
  return () => observer.disconnect()
}
