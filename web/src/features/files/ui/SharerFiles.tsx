import { useEffect } from 'react'

import { flashTitle } from 'src/browser/flashTitle'
import Card from 'src/components/Card'
import { useFilesTexts } from 'src/i18n/useFilesTexts'

import DropTarget from './DropTarget'
import FileCards from './FileCards'
import FileNews from './FileNews'
import { useFiles } from './useFiles'
import { useFileWords } from './useFileWords'

/** Files on the sharer’s page: what comes and what goes. */
function SharerFiles() {
  const files = useFilesTexts()
  const words = useFileWords()
  const { isAny, shown } = useFiles()
  const asked = shown.find(({ phase, isOwn }) => phase === 'offered' && !isOwn)
  const news = asked && words(asked)

  // The page is behind whatever is being shown.
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

export default SharerFiles
