import Button from 'src/components/ui/Button'
import { useFiles } from 'src/hooks/useFiles'
import { useFilesTexts } from 'src/hooks/useFilesTexts'
import { chooseFile } from 'src/lib/browser/chooseFile'

import FileIcon from './FileIcon'

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
