import { keepPicture } from './lastPicture'

/**
 * @returns the video's current frame in full resolution, as a PNG; null if
 * there is none
 */
export function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) {
    return Promise.resolve(null)
  }
  const canvas = document.createElement('canvas')
  keepPicture(video, canvas)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
