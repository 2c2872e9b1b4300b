import { useEffect } from 'react'

import Button from 'src/components/ui/Button'
import Card from 'src/components/ui/Card'
import { useFiles } from 'src/hooks/useFiles'
import { useFilesTexts } from 'src/hooks/useFilesTexts'
import { chooseFile } from 'src/lib/browser/chooseFile'
import { flashTitle } from 'src/lib/browser/flashTitle'

import DropTarget from './DropTarget'
import FileIcon from './FileIcon'
import FileNews from './FileNews'
import { useFileCards } from './useFileCards'
import { useFileWords } from './useFileWords'

/** Files on the sharer's page: what comes, what goes, and the button to send one. */
function SharerFiles() {
  const files = useFilesTexts()
  const words = useFileWords()
  const { link, shown } = useFiles()
  const FileCards = useFileCards()
  const asked = shown.find(({ phase, isOwn }) => phase === 'offered' && !isOwn)
  const news = asked && words(asked)

  // The page is behind whatever is being shown.
  useEffect(() => (news ? flashTitle(`● ${news}`) : undefined), [news])

  return (
    <>
      <FileNews />
      {FileCards && (
        <Card aria-label={files.send}>
          <FileCards />
        </Card>
      )}
      <Button
        size="lg"
        variant="quiet"
        onClick={() => chooseFile(link.offer)}
        fullWidth
      >
        <FileIcon /> {files.send}
      </Button>
      <DropTarget />
    </>
  )
}

export default SharerFiles
