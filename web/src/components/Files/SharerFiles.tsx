import { useEffect } from 'react'

import Card from 'src/components/ui/Card'
import { useFiles } from 'src/hooks/useFiles'
import { useFilesTexts } from 'src/hooks/useFilesTexts'
import { flashTitle } from 'src/lib/browser/flashTitle'

import DropTarget from './DropTarget'
import FileNews from './FileNews'
import { useFileCards } from './useFileCards'
import { useFileWords } from './useFileWords'

/** Files on the sharer’s page: what comes and what goes. */
function SharerFiles() {
  const files = useFilesTexts()
  const words = useFileWords()
  const { shown } = useFiles()
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
      <DropTarget />
    </>
  )
}

export default SharerFiles
