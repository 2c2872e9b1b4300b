import { type RefObject, useEffect, useState } from 'react'

import { saveFile } from 'src/lib/browser/saveFile'
import { pictureOf } from 'src/lib/media/pictureOf'

const savedForMs = 4_000

/** @returns whether a picture of the video was saved just now, and what saves it */
export function useSavePicture(
  video: RefObject<HTMLVideoElement>,
  nameAt: (date: Date) => string,
  note: (name: string) => void = () => {}
): [boolean, () => void] {
  const [isSaved, setIsSaved] = useState(false)

  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setIsSaved(false), savedForMs)
    return () => clearTimeout(timer)
  }, [isSaved])

  const save = async () => {
    const picture = video.current && (await pictureOf(video.current))
    if (!picture) return
    const name = nameAt(new Date())
    saveFile(picture, name)
    note(name)
    setIsSaved(true)
  }
  return [isSaved, () => void save()]
}
