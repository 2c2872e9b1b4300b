import { type ReactNode, useEffect, useId, useRef } from 'react'

import styled from 'styled-components'

import Button from 'src/components/Button'
import Heading from 'src/components/Heading'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'
import { media } from 'src/styles/media'

/** Beside the remote screen, or below it on a narrow page; never above it. */
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

interface SidePanelProps {
  title: string
  onClose: () => void
  /** whether to focus the panel when it opens */
  takesFocus: boolean
  children: ReactNode
}

function SidePanel({ title, onClose, takesFocus, children }: SidePanelProps) {
  const { close } = useTalkingTexts()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <Panel aria-labelledby={id}>
      <Head>
        <Heading id={id} ref={heading} level={2} size="sm" tabIndex={-1}>
          {title}
        </Heading>
        <Button size="md" variant="secondary" icon="close" onClick={onClose}>
          {close}
        </Button>
      </Head>
      {children}
    </Panel>
  )
}

export default SidePanel
