import { useId, useRef } from 'react'

import styled from 'styled-components'

import Button from 'src/components/Button'
import Card from 'src/components/Card'
import Checkbox from 'src/components/Checkbox'
import Disclosure from 'src/components/Disclosure'
import Heading from 'src/components/Heading'
import Note from 'src/components/Note'
import Stack from 'src/components/Stack'
import VisuallyHidden from 'src/components/VisuallyHidden'
import {
  type ChatMessage,
  newestOfHelper,
  wordsInText,
} from 'src/features/chat/model/chatMessage'
import { useHelperName } from 'src/features/links'
import { useTool } from 'src/features/session'
import { useSpeech } from 'src/i18n/useSpeech'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import AnswerButtons from './AnswerButtons'
import Bubble, { FullLink } from './Bubble'
import LinkToOpen, { CopyButton } from './LinkToOpen'
import { useScamWarning } from './useScamWarning'
import WriteBack from './WriteBack'

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

/** The latest message, so large that it can be read from a distance. */
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

interface EarlierMessagesProps {
  said: readonly ChatMessage[]
  helperName: string
}

function EarlierMessages({ said, helperName }: EarlierMessagesProps) {
  const talking = useTalkingTexts()
  if (said.length === 0) return null

  return (
    <Disclosure label={talking.earlier}>
      <Stack as="ol" gap="sm">
        {said.map((each) => (
          <Bubble
            key={`${each.isOwn} ${each.words.id}`}
            said={each}
            otherName={helperName}
            answerLabel={`${talking.you}:`}
          />
        ))}
      </Stack>
    </Disclosure>
  )
}

interface ReadAloudProps {
  text: string
  id: number
}

/** Renders nothing if the device has no voice for the language. */
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

interface SharerChatProps {
  /** false if another part of the page reads messages aloud */
  canRead?: boolean
}

function SharerChat({ canRead = true }: SharerChatProps) {
  const talking = useTalkingTexts()
  const id = useId()
  const name = useHelperName()
  const said = useTool('chat', (state) => state.said)
  const newest = newestOfHelper({ said })
  const title = name ? talking.fromName(name) : talking.from
  const text = newest && wordsInText(newest.words, talking)
  const warning = useScamWarning(newest && newest.words)
  const warningBox = useRef<HTMLDivElement>(null)
  const aloud = [text, warning].filter(Boolean).join(' ')

  return (
    <>
      <VisuallyHidden role="status" dir="auto">
        {/* The new key replaces the element, so that screen readers
            announce a repeated message too. */}
        {text && <span key={newest.words.id}>{`${title}: ${aloud}`}</span>}
      </VisuallyHidden>
      {newest && text && (
        <Card aria-labelledby={id}>
          <Stack gap="md">
            <Heading id={id} level={2} size="sm">
              {title}
            </Heading>
            <LatestMessage words={newest.words} />
            {warning && (
              <div ref={warningBox}>
                <Note>{warning}</Note>
              </div>
            )}
            {newest.words.type === 'link' && (
              <LinkToOpen href={newest.words.href} warning={warningBox} />
            )}
            {newest.words.type === 'copy' && (
              <Stack direction="row" gap="sm">
                <CopyButton text={newest.words.text} />
              </Stack>
            )}
            <AnswerButtons key={newest.words.id} said={newest} />
            {canRead && <ReadAloud text={aloud} id={newest.words.id} />}
            <WriteBack />
            <EarlierMessages
              said={said.filter((each) => each !== newest)}
              helperName={name ?? talking.helper}
            />
          </Stack>
        </Card>
      )}
    </>
  )
}

export default SharerChat
