import { useContext } from 'react'

import VisuallyHidden from 'src/components/ui/VisuallyHidden'
import { SessionToolsContext } from 'src/context/SessionToolsContext'
import { fileTimestamp } from 'src/domain/picture/fileTimestamp'
import type { PictureOnStage } from 'src/hooks/usePictureView'
import { useSavePicture } from 'src/hooks/useSavePicture'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

import Tool from './Tool'

interface SavePictureButtonProps {
  picture: PictureOnStage
  isLive: boolean
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
