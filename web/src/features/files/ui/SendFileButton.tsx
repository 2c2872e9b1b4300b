import { chooseFile } from 'src/browser/chooseFile'
import Button from 'src/components/Button'
import { useFilesTexts } from 'src/i18n/useFilesTexts'

import FileIcon from './FileIcon'
import { useFiles } from './useFiles'

/** The sharer’s button for sending a file. */
function SendFileButton() {
  const { send } = useFilesTexts()
  const { link } = useFiles()

  return (
    <Button
      size="lg"
      variant="secondary"
      icon={<FileIcon />}
      onClick={() => chooseFile(link.offer)}
      fullWidth
    >
      {send}
    </Button>
  )
}

export default SendFileButton
