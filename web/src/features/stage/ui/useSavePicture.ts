import { type RefObject, useEffect, useState } from 'react'

import { saveFile } from 'src/browser/saveFile'
import { canvasShowsWhatIsDrawn } from 'src/features/stage/canvasShowsWhatIsDrawn'

import { keepPicture } from './useLastPicture'

const newsForMs = 4_000

/** What came of it just now. */
type SavePictureNews = 'saved' | 'refused' | null

/**
 * @returns the video's current frame in full resolution, as a PNG; null if
 * there is none
 */
function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) {
    return Promise.resolve(null)
  }
  const canvas = document.createElement('canvas')
  keepPicture(video, canvas)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/**
 * @returns whether a picture of the video was saved, or the browser would only give
 * stripes in its place, and what saves it
 */
export function useSavePicture(
  video: RefObject<HTMLVideoElement>,
  nameAt: (date: Date) => string,
  note: (name: string) => void = () => {}
): [SavePictureNews, () => void] {
  const [news, setNews] = useState<SavePictureNews>(null)

  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => setNews(null), newsForMs)
    return () => clearTimeout(timer)
  }, [news])

  const save = async () => {
    if (!canvasShowsWhatIsDrawn()) return setNews('refused')
    const picture = video.current && (await pictureOf(video.current))
    if (!picture) return
    const name = nameAt(new Date())
    saveFile(picture, name)
    note(name)
    setNews('saved')
  }
  return [news, () => void save()]
}
