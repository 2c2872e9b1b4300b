import styled from 'styled-components'

import type { ChatMessage } from 'src/features/chat/model/chatMessage'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import FullLink from './FullLink'
import { wordsInText } from './wordsInText'

/** Whatever was sent, letters are its only form, and they stay in their box. */
const Large = styled.div`
  max-height: 50vh;
  overflow: auto;
  font-size: ${({ theme }) => theme.headingSize.md};
  line-height: 1.3;
  overflow-wrap: anywhere;
`

const ToCopy = styled.code`
  display: block;
  padding: ${({ theme }) => theme.space.sm};
  border: 2px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: ${({ theme }) => theme.radius.sm};
  font-family: ${({ theme }) => theme.font.mono};
  font-size: ${({ theme }) => theme.fontSize.xl};
  overflow-wrap: anywhere;
`

/** What the helper says, to be read from a chair’s distance. */
function LatestMessage({ words }: { words: ChatMessage['words'] }) {
  const talking = useTalkingTexts()

  return (
    <Large tabIndex={0}>
      {words.type === 'link' && <FullLink href={words.href} />}
      {words.type === 'copy' && <ToCopy dir="auto">{words.text}</ToCopy>}
      {(words.type === 'text' || words.type === 'phrase') && (
        <p dir="auto">{wordsInText(words, talking)}</p>
      )}
    </Large>
  )
}

export default LatestMessage
