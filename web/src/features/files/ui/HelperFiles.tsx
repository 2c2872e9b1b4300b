import styled from 'styled-components'

import { chooseFile } from 'src/browser/fileDialogs'
import { Tool } from 'src/features/stage'
import { useFilesTexts } from 'src/i18n/useFilesTexts'

import DropTarget from './DropTarget'
import FileCards from './FileCards'
import FileIcon from './FileIcon'
import FileNews from './FileNews'
import { useFiles } from './useFiles'

const Line = styled.div`
  flex: none;
  max-height: 40%;
  padding: ${({ theme }) => theme.space.sm};
  overflow: auto;
  background: ${({ theme }) => theme.colour.info};
  color: ${({ theme }) => theme.colour.onInfo};
`

function HelperFiles() {
  const { isAny } = useFiles()

  return (
    <>
      <FileNews />
      {isAny && (
        <Line>
          <FileCards />
        </Line>
      )}
      <DropTarget />
    </>
  )
}

export function SendFileTool() {
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

export default HelperFiles
