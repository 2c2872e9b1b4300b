import Button from 'src/components/Button'
import Note from 'src/components/Note'
import Stack from 'src/components/Stack'
import { useFilesTexts } from 'src/i18n/useFilesTexts'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import FileFacts from './FileFacts'
import { useFiles } from './useFiles'

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
