import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useSendMessage } from 'src/features/chat/ui/useSendMessage'
import { useGuidance } from 'src/features/messages/useGuidance'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

import AskForCopy from './AskForCopy'

const news = {
  none: 'suggestText',
  asked: 'suggested',
  yes: 'theyKept',
  no: 'theyDeclined',
} as const

/** The helper’s way to a sheet for the sharer, who decides. */
function SuggestSheet() {
  const texts = useSheetsTexts()
  const { say } = useSendMessage()
  const answer = useGuidance(({ sheet }) => sheet.keep)

  return (
    <Stack gap="xs">
      {answer !== 'yes' && (
        <Button
          size="md"
          variant="secondary"
          icon="save"
          onClick={() => say({ type: 'sheet-wish', wish: 'keep' })}
          fullWidth
        >
          {texts.suggest}
        </Button>
      )}
      <div role="status">
        <Text size="sm" tone={answer === 'none' ? 'muted' : 'normal'}>
          {texts[news[answer]]}
        </Text>
      </div>
      {answer === 'yes' && <AskForCopy />}
    </Stack>
  )
}

export default SuggestSheet
