import { useHoldFocus } from 'src/browser/useHoldFocus'
import Stack from 'src/components/Stack'

import FileCard from './FileCard'
import FileProblem from './FileProblem'
import { useFiles } from './useFiles'
import { useFileWords } from './useFileWords'

/** All files that a person has to know of now. */
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
