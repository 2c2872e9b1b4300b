import { chooseFile } from 'src/browser/chooseFile'
import Tool from 'src/features/stage/ui/Tool'
import { useFilesTexts } from 'src/i18n/useFilesTexts'

import FileIcon from './FileIcon'
import { useFiles } from './useFiles'

/** The viewer's button for sending a file. */
function SendFileTool() {
  const { send } = useFilesTexts()
  const { link } = useFiles()

  return (
    <Tool
      icon={<FileIcon />}
      aria-haspopup="dialog"
      onClick={() => chooseFile(link.offer)}
    >
      {send}
    </Tool>
  )
}

export default SendFileTool
