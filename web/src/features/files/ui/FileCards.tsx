import { useHoldFocus } from 'src/browser/useHoldFocus'
import Button from 'src/components/Button'
import Note from 'src/components/Note'
import Stack from 'src/components/Stack'
import { useFilesTexts } from 'src/i18n/useFilesTexts'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import FileCard from './FileCard'
import FileFacts from './FileFacts'
import { useFiles } from './useFiles'
import { useFileWords } from './useFileWords'

function FileProblem() {
  const files = useFilesTexts()
  const { close } = useTalkingTexts()
  const { link, problem } = useFiles()
  if (!problem) return null

  return (
    <Note>
      <Stack gap="xs">
        <FileFacts name={problem.name} size={null} />
        <p>{files.problems[problem.why]}</p>
        <Button variant="quiet" onClick={link.dismissProblem}>
          {close}
        </Button>
      </Stack>
    </Note>
  )
}

function FileCards() {
  const { shown, transfers } = useFiles()
  const words = useFileWords()
  const room = useHoldFocus<HTMLDivElement>()

  return (
    <div ref={room} tabIndex={-1}>
      <Stack gap="md">
        {transfers &&
          shown.map((transfer) => (
            <FileCard
              key={transfer.id}
              transfer={transfer}
              transfers={transfers}
              words={words(transfer)}
            />
          ))}
        <FileProblem />
      </Stack>
    </div>
  )
}

export default FileCards
