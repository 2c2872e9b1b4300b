import Stack from 'src/components/ui/Stack'
import { useFiles } from 'src/hooks/useFiles'
import { useHoldFocus } from 'src/hooks/useHoldFocus'

import FileCard from './FileCard'
import FileProblem from './FileProblem'
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
