import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

import styled from 'styled-components'

import { useTextScale } from 'src/browser/useTextScale'
import Button from 'src/components/Button'
import Text from 'src/components/Text'
import ToolIcon from 'src/components/ToolIcon'
import { SendFileButton } from 'src/features/files'
import { PathAdvice } from 'src/features/network-check'
import { usePeerSession } from 'src/features/session'
import { TalkOffer } from 'src/features/voice'
import { usePanelTexts } from 'src/i18n/usePanelTexts'
import { useTexts } from 'src/i18n/useTexts'

import ChangeTools from './ChangeTools'
import { useAssurance } from './useWhoSees'

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: ${({ theme }) => theme.space.sm};
  margin-block-start: ${({ theme }) => theme.space.md};

  &[hidden] {
    display: none;
  }
`

/**
 * Selects buttons that people click several times in a row: a click on them
 * does not close the menu.
 */
const staysOpen = '[data-repeats]'

/**
 * Says whether the helper hears sound, what the helper cannot do, and since
 * when the helper has seen the screen.
 */
function Facts() {
  const { limits } = usePanelTexts()
  const { soundText } = useTexts().sharing
  const hasSound = usePeerSession((state) => state.hasSound)
  const assurance = useAssurance()
  if (!assurance) return null

  return (
    <Text tone="muted">
      {[hasSound && soundText, limits].filter(Boolean).join(' ')}{' '}
      <time dateTime={assurance.since.toISOString()}>
        {assurance.sinceInWords}
      </time>
    </Text>
  )
}

interface SharerMoreProps {
  /** tools that exist only in a helper window */
  children?: ReactNode
}

function SharerMore({ children }: SharerMoreProps) {
  const { more } = useTexts().sharing
  const { bigger } = usePanelTexts()
  const isCamera = usePeerSession((state) => state.surface === 'camera')
  const isIceStuck = usePeerSession((state) => state.isIceStuck)
  const enlarge = useTextScale(document)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])

  const closeAfter = ({ target }: MouseEvent) => {
    const pressed = (target as Element).closest('button')
    if (!pressed || pressed.matches(staysOpen)) return
    // The pressed button disappears with the menu, so the focus moves to the
    // button of the menu.
    button.current?.focus()
    setIsOpen(false)
  }

  return (
    <div ref={place}>
      <Button
        ref={button}
        variant="quiet"
        icon={<ToolIcon name="more" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        fullWidth
      >
        {more}
      </Button>
      <List id={id} hidden={!isOpen} onClick={closeAfter}>
        {isOpen && (
          <>
            {isIceStuck && <PathAdvice />}
            <TalkOffer />
            <SendFileButton />
            {!isCamera && <ChangeTools />}
            <Button
              size="lg"
              variant="secondary"
              icon="plus"
              onClick={enlarge}
              data-repeats
              fullWidth
            >
              {bigger}
            </Button>
            {children}
            <Facts />
          </>
        )}
      </List>
    </div>
  )
}

export default SharerMore
