import styled from 'styled-components'

import Button from 'src/components/Button'
import type { IconName } from 'src/components/Icon'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import {
  type Answer,
  answers,
  type ChatMessage,
} from 'src/features/chat/model/chatMessage'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import { SayTroubleNote } from './SayField'
import { useSendMessage } from './useSendMessage'

const icons: Record<Answer, IconName> = {
  done: 'check',
  again: 'reload',
  'not-seen': 'hide',
}

/** As many buttons in a row as fit without wrapping a label. */
const Row = styled.div`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.sm};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
`

/** Buttons for answering a message; the last one clicked counts. */
function AnswerButtons({ said }: { said: ChatMessage }) {
  const talking = useTalkingTexts()
  const { say, trouble } = useSendMessage()
  const { id } = said.words

  return (
    <Stack gap="xs">
      <Row role="group" aria-label={talking.answer}>
        {answers.map((answer) => (
          <Button
            key={answer}
            size="lg"
            variant="secondary"
            icon={icons[answer]}
            aria-pressed={said.answer === answer}
            fullWidth
            onClick={() => say({ type: 'answer', id, answer })}
          >
            {talking.answers[answer]}
          </Button>
        ))}
      </Row>
      <div role="status">
        {said.answer && !trouble && <Text size="sm">{talking.answerSent}</Text>}
      </div>
      <SayTroubleNote trouble={trouble} />
    </Stack>
  )
}

export default AnswerButtons
