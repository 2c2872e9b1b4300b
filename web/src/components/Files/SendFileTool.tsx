import Tool from 'src/components/Viewing/Tool'
import { useFiles } from 'src/hooks/useFiles'
import { useFilesTexts } from 'src/hooks/useFilesTexts'
import { chooseFile } from 'src/lib/browser/chooseFile'

import FileIcon from './FileIcon'

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
