import { type RefObject, useEffect } from 'react'

import { listen } from './listen'

/**
 * For a list that is open over the page: Escape within it closes it, and so
 * does a press anywhere else.
 *
 * @param place holds the list and its button
 * @param close null while it is closed
 */
export function useDismiss(
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
