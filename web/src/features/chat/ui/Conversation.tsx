import { useEffect, useRef } from 'react'

import styled from 'styled-components'

import { useGuidance } from 'src/features/messages/useGuidance'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import Bubble from './Bubble'

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

/** All that was said, the newest in sight. */
function Conversation() {
  const talking = useTalkingTexts()
  const said = useGuidance((state) => state.said)
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [said])

  if (said.length === 0) return null
  return (
    // It scrolls, so the keys must reach it.
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

export default Conversation
