import Button from 'src/components/Button'
import Checkbox from 'src/components/Checkbox'
import Stack from 'src/components/Stack'
import { useSpeech } from 'src/i18n/useSpeech'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

interface ReadAloudProps {
  text: string
  /** of what is said with it */
  id: number
}

/** For who hears better than reads. Nothing is there where the device has no voice. */
function ReadAloud({ text, id }: ReadAloudProps) {
  const talking = useTalkingTexts()
  const speech = useSpeech(text, id)
  if (!speech.isThere) return null

  return (
    <Stack direction="row" gap="sm">
      <Button variant="secondary" icon="sound" onClick={speech.read}>
        {talking.readAloud}
      </Button>
      <Checkbox checked={speech.readsAll} onChange={speech.setReadsAll}>
        {talking.readAll}
      </Checkbox>
    </Stack>
  )
}

export default ReadAloud
