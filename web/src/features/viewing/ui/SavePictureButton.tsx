import { useContext } from 'react'

import VisuallyHidden from 'src/components/VisuallyHidden'
import { SessionToolsContext } from 'src/features/session/ui/SessionToolsContext'
import Tool from 'src/features/stage/ui/Tool'
import type { PictureOnStage } from 'src/features/stage/ui/usePictureView'
import { useSavePicture } from 'src/features/stage/ui/useSavePicture'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

interface SavePictureButtonProps {
  picture: PictureOnStage
  isLive: boolean
}

const two = (value: number) => String(value).padStart(2, '0')

/** Date and time for the name of a file, in local time: `2026-03-01 09.05.07`. */
export function fileTimestamp(date: Date): string {
  const day = [
    date.getFullYear(),
    two(date.getMonth() + 1),
    two(date.getDate()),
  ].join('-')
  // A colon is forbidden in file names on Windows.
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()]
  return `${day} ${time.map(two).join('.')}`
}

/** Saves what is shown now, on this computer only. */
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
