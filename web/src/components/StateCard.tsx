import type { ReactNode } from 'react'

import styled from 'styled-components'

import { useRestoreFocus } from 'src/browser/useRestoreFocus'
import { media } from 'src/styles/media'

import Card from './Card'
import Face, { type Mood } from './Face'

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: ${({ theme }) => theme.space.md};
  justify-items: start;
  align-items: center;

  ${media.from('tablet')} {
    grid-template-columns: auto minmax(0, 1fr);
    grid-gap: ${({ theme }) => theme.space.lg};
  }
  > svg {
    width: 5.5rem;
  }
`

const Words = styled.div`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.sm};
  min-width: 0;
  max-width: 100%;
  overflow-wrap: anywhere;
`

const Title = styled.div`
  font-size: ${({ theme }) => theme.headingSize.md};
  font-weight: 700;
  line-height: 1.2;
  text-wrap: balance;
`

interface StateCardProps {
  mood: Mood
  /** announced politely when it changes */
  title: string
  /**
   * true if the card is in the page from the beginning, so it takes no focus
   */
  isFromStart?: boolean
  children?: ReactNode
}

/** Shows a new state of the page in place of the button that led to it. */
function StateCard({
  mood,
  title,
  isFromStart = false,
  children,
}: StateCardProps) {
  const focused = useRestoreFocus<HTMLDivElement>()

  return (
    <Sheet>
      <Face mood={mood} />
      <Words>
        <Title
          ref={isFromStart ? undefined : focused}
          role="status"
          tabIndex={-1}
        >
          {title}
        </Title>
        {children}
      </Words>
    </Sheet>
  )
}

export default StateCard
