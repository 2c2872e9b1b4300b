import { useEffect, useId, useRef } from 'react'

import styled from 'styled-components'

import Button from 'src/components/ui/Button'
import Heading from 'src/components/ui/Heading'
import { useTalkingTexts } from 'src/hooks/useTalkingTexts'
import { media } from 'src/styles/media'

import Conversation from './Conversation'
import SentenceButtons from './SentenceButtons'
import WriteForm from './WriteForm'

/** Beside the picture, or below it where the screen is narrow; never before it. */
const Panel = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;
  width: 340px;
  min-height: 0;
  padding: ${({ theme }) => theme.space.sm};
  overflow: auto;
  background: ${({ theme }) => theme.colour.background};
  border-inline-start: 1px solid ${({ theme }) => theme.colour.border};

  > * {
    flex-shrink: 0;
  }
  > * + * {
    margin-block-start: ${({ theme }) => theme.space.sm};
  }
  ${media.below('desktop')} {
    width: auto;
    max-height: 58%;
    border-inline-start: none;
  }
`

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
`

export interface HelperChatProps {
  onClose: () => void
}

/** Where the helper writes, and reads what the sharer answers. */
function HelperChat({ onClose }: HelperChatProps) {
  const talking = useTalkingTexts()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <Panel aria-labelledby={id}>
      <Head>
        <Heading id={id} ref={heading} level={2} size="sm" tabIndex={-1}>
          {talking.heading}
        </Heading>
        <Button size="md" variant="secondary" icon="close" onClick={onClose}>
          {talking.close}
        </Button>
      </Head>
      <Conversation />
      <SentenceButtons />
      <WriteForm />
    </Panel>
  )
}

export default HelperChat
