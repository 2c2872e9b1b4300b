import { useEffect } from 'react'

import { chooseFile } from 'src/browser/fileDialogs'
import { flashTitle } from 'src/browser/flashTitle'
import Button from 'src/components/Button'
import Card from 'src/components/Card'
import { useFilesTexts } from 'src/i18n/useFilesTexts'

import DropTarget from './DropTarget'
import FileCards from './FileCards'
import FileIcon from './FileIcon'
import FileNews from './FileNews'
import { useFiles } from './useFiles'
import { useFileWords } from './useFileWords'

function SharerFiles() {
  const files = useFilesTexts()
  const words = useFileWords()
  const { isAny, shown } = useFiles()
  const asked = shown.find(({ phase, isOwn }) => phase === 'offered' && !isOwn)
  const news = asked && words(asked)

  // Also shows the offer in the title, because another window may cover this
  // page.
  useEffect(() => (news ? flashTitle(`● ${news}`) : undefined), [news])

  return (
    <>
      <FileNews />
      {isAny && (
        <Card aria-label={files.send}>
          <FileCards />
        </Card>
      )}
      <DropTarget />
    </>
  )
}

interface PanelFilesProps {
  panel: Window
}

export function PanelFiles({ panel }: PanelFilesProps) {
  const { send } = useFilesTexts()
  const { isAny } = useFiles()

  return (
    <>
      <FileNews />
      {isAny && (
        <Card aria-label={send}>
          <FileCards />
        </Card>
      )}
      <DropTarget page={panel.document} />
    </>
  )
}

export function SendFileButton() {
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

export default SharerFiles
