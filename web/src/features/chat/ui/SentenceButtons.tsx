import styled from 'styled-components'

import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import { phrases } from 'src/features/chat/model/phrases'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'
import { media } from 'src/styles/media'

import SayTroubleNote from './SayTroubleNote'
import { useSendMessage } from './useSendMessage'

/** On a phone one row to push along: the picture needs the others. */
const Sentences = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: -2px;
  padding: 4px;

  > button {
    flex: none;
    min-height: ${({ theme }) => theme.target};
    margin: 2px;
  }
  ${media.below('desktop')} {
    flex-wrap: nowrap;
    overflow-x: auto;
  }
`

/** What is said most, each with one click. */
function SentenceButtons() {
  const talking = useTalkingTexts()
  const { say, newId, trouble } = useSendMessage()

  return (
    <Stack gap="xs">
      <Sentences role="group" aria-label={talking.sentences}>
        {phrases.map((phrase) => (
          <Button
            key={phrase}
            size="xs"
            variant="secondary"
            onClick={() => say({ type: 'phrase', id: newId(), phrase })}
          >
            {talking.phrases[phrase]}
          </Button>
        ))}
      </Sentences>
      <SayTroubleNote trouble={trouble} />
    </Stack>
  )
}

export default SentenceButtons
