import { type RefObject, useContext, useEffect, useState } from 'react'

import { saveFile } from 'src/browser/fileDialogs'
import VisuallyHidden from 'src/components/VisuallyHidden'
import { SessionToolsContext } from 'src/features/session'
import {
  canvasShowsWhatIsDrawn,
  keepPicture,
  type PictureOnStage,
  Tool,
} from 'src/features/stage'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

const two = (value: number) => String(value).padStart(2, '0')

/** @returns local date and time for a file name: `2026-03-01 09.05.07` */
export function fileTimestamp(date: Date): string {
  const day = [
    date.getFullYear(),
    two(date.getMonth() + 1),
    two(date.getDate()),
  ].join('-')
  // Windows forbids a colon in file names.
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()]
  return `${day} ${time.map(two).join('.')}`
}

const newsForMs = 4_000

/** The result of the last attempt; null after a few seconds. */
type SavePictureNews = 'saved' | 'refused' | null

/**
 * @returns the current video frame as a PNG in full resolution; null if there
 * is no frame yet
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
 * Saves the current video frame as a file.
 *
 * @returns the result of the last attempt, and the function that saves.
 * `refused`: fingerprinting protection would return stripes instead of the
 * picture.
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

interface SavePictureButtonProps {
  picture: PictureOnStage
  isLive: boolean
}

/** Saves a picture of the sharer's screen on this computer only. */
function SavePictureButton({ picture, isLive }: SavePictureButtonProps) {
  const viewing = useViewingTexts()
  const tools = useContext(SessionToolsContext)
  const [news, save] = useSavePicture(
    picture.video,
    (date) => viewing.pictureFileName(fileTimestamp(date)),
    (name) => tools?.lastShare.note({ name, place: 'downloads' })
  )

  const told = {
    saved: viewing.savedPicture,
    refused: viewing.notSavedPicture,
  }

  return (
    <>
      {isLive && picture.seen && (
        <Tool
          shortcut="savePicture"
          icon={news === 'saved' ? 'check' : 'save'}
          onClick={save}
        >
          {news ? told[news] : viewing.savePicture}
        </Tool>
      )}
      {picture.seen && (
        <VisuallyHidden role="status">{news && told[news]}</VisuallyHidden>
      )}
    </>
  )
}

export default SavePictureButton
