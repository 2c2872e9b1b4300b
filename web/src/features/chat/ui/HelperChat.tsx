import { useEffect, useRef } from 'react'

import styled from 'styled-components'

import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import { phrases } from 'src/features/chat/model/chatMessage'
import { useTool } from 'src/features/session'
import { SidePanel } from 'src/features/stage'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'
import { media } from 'src/styles/media'

import Bubble from './Bubble'
import { SayTroubleNote } from './SayField'
import { useSendMessage } from './useSendMessage'
import WriteForm from './WriteForm'

/** One row that scrolls on a phone, to leave space for the screen. */
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

const Lines = styled.ol`
  display: grid;
  flex: 1 1 6rem;
  align-content: start;
  min-height: 6rem;
  padding: ${({ theme }) => theme.space.xs};
  overflow: auto;
  list-style: none;
  grid-gap: ${({ theme }) => theme.space.sm};
`

function Conversation() {
  const talking = useTalkingTexts()
  const said = useTool('chat', (state) => state.said)
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [said])

  if (said.length === 0) return null
  return (
    // Elements that scroll need a tabIndex to be scrolled by keyboard.
    <Lines ref={list} tabIndex={0} aria-label={talking.said}>
      {said.map((each) => (
        <Bubble
          key={`${each.isOwn} ${each.words.id}`}
          said={each}
          otherName={talking.they}
          answerLabel={talking.theyAnswer}
        />
      ))}
    </Lines>
  )
}

export interface HelperChatProps {
  onClose: () => void
}

function HelperChat({ onClose }: HelperChatProps) {
  const talking = useTalkingTexts()

  return (
    <SidePanel title={talking.heading} onClose={onClose} takesFocus>
      <Conversation />
      <SentenceButtons />
      <WriteForm />
    </SidePanel>
  )
}

export default HelperChat
