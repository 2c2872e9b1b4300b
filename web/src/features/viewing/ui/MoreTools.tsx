import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

import styled from 'styled-components'

import { listen } from 'src/browser/listen'
import { signAndWord, Tool } from 'src/features/stage'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

import { aboveToolbar } from './aboveToolbar'

const List = styled.div<{ $isOpen: boolean }>`
  ${({ $isOpen }) =>
    $isOpen
      ? aboveToolbar
      : // A status message of a tool is shown even in a closed list.
        '> :not([role="status"]) { display: none; }'}
  display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'contents')};
  flex-direction: column;
  align-items: stretch;
  min-width: 240px;
  padding: ${({ theme }) => theme.space.xs};
  ${signAndWord}
  --tool-absent: none;
  --tool-direction: row;
  --tool-justify: flex-start;
  --tool-gap: 0.6em;

  > div {
    --tool-rail-direction: row;
    --tool-gap: 4px;
    --tool-justify: center;
    justify-content: center;
  }
`

/**
 * Closes the menu on Escape within it, or on a click outside of it.
 *
 * @param place contains the menu and its button
 * @param close null while the menu is closed
 */
function useDismiss(
  place: RefObject<HTMLElement>,
  close: ((isByKey: boolean) => void) | null
): void {
  useEffect(() => {
    const element = place.current
    if (!element || !close) return
    const undo = [
      listen<KeyboardEvent>(element, 'keydown', ({ key }) => {
        if (key === 'Escape') close(true)
      }),
      listen<PointerEvent>(element.ownerDocument, 'pointerdown', (event) => {
        if (!event.composedPath().includes(element)) close(false)
      }),
    ]
    return () => undo.forEach((each) => each())
  }, [place, close])
}

function MoreTools({ children }: { children: ReactNode }) {
  const viewing = useViewingTexts()
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback((isByKey: boolean) => {
    setIsOpen(false)
    if (isByKey) button.current?.focus()
  }, [])
  useDismiss(place, isOpen ? close : null)
  // A click that opens a dialog closes the menu, because the dialog covers the
  // page.
  const closeForDialog = ({ target }: MouseEvent) => {
    if ((target as Element).closest('[aria-haspopup="dialog"]')) close(true)
  }

  return (
    <div ref={place}>
      <Tool
        ref={button}
        icon="more"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {viewing.more}
      </Tool>
      <List
        role="group"
        aria-label={viewing.moreTools}
        $isOpen={isOpen}
        onClick={closeForDialog}
      >
        {children}
      </List>
    </div>
  )
}

export default MoreTools
