import styled from 'styled-components'

import Note from 'src/components/Note'
import VisuallyHidden from 'src/components/VisuallyHidden'
import {
  type ChatMessage,
  wordsInText,
} from 'src/features/chat/model/chatMessage'
import { linkParts } from 'src/features/chat/model/webLink'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import { useScamWarning } from './useScamWarning'

const Line = styled.li<{ $isOwn: boolean }>`
  justify-self: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  max-width: 90%;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
  border: 1px solid ${({ theme }) => theme.colour.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme, $isOwn }) =>
    $isOwn ? theme.colour.sunken : theme.colour.surface};
  overflow-wrap: anywhere;
`

const Answered = styled.p`
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-weight: 600;
`

const Address = styled.span`
  display: block;
  direction: ltr;
  text-align: start;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`

/** Shows the whole address of a link, so that people see where it leads. */
export function FullLink({ href }: { href: string }) {
  const { before, host, after } = linkParts(href)

  return (
    <Address>
      <span>{before}</span>
      <strong>{host}</strong>
      <span>{after}</span>
    </Address>
  )
}

interface BubbleProps {
  said: ChatMessage
  /** what this page calls the other person */
  otherName: string
  answerLabel: string
}

/** One message. Its content is always rendered as plain text, never as HTML. */
function Bubble({ said, otherName, answerLabel }: BubbleProps) {
  const talking = useTalkingTexts()
  const { isOwn, words, answer } = said
  const warning = useScamWarning(isOwn ? null : words)

  return (
    <Line $isOwn={isOwn}>
      <VisuallyHidden>{`${isOwn ? talking.you : otherName}: `}</VisuallyHidden>
      {words.type === 'link' ? (
        <FullLink href={words.href} />
      ) : (
        <span dir="auto">{wordsInText(words, talking)}</span>
      )}
      {warning && <Note>{warning}</Note>}
      {answer && (
        <Answered>{`${answerLabel} ${talking.answers[answer]}`}</Answered>
      )}
    </Line>
  )
}

export default Bubble
