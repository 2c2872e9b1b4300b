import Button from 'src/components/ui/Button'
import Note from 'src/components/ui/Note'
import Stack from 'src/components/ui/Stack'
import { useFiles } from 'src/hooks/useFiles'
import { useFilesTexts } from 'src/hooks/useFilesTexts'
import { useTalkingTexts } from 'src/hooks/useTalkingTexts'

import FileFacts from './FileFacts'

/** Why the file that was just chosen is not offered. */
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

export default FileProblem
