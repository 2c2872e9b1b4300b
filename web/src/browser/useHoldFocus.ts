import { type RefObject, useEffect, useRef } from 'react'

import { listen } from './listen'

/**
 * For a container whose buttons disappear when pressed: the focus would jump to
 * the top of the page, so the container takes it.
 *
 * @param target takes the focus instead of the container
 * @returns the ref of the container. The element that takes the focus needs a
 *   tabIndex of -1.
 */
export function useHoldFocus<Element extends HTMLElement>(
  target?: RefObject<HTMLElement>
): RefObject<Element> {
  const room = useRef<Element>(null)

  useEffect(() => {
    const { current } = room
    if (!current) return
    let isInside = current.contains(document.activeElement)
    const hold = () => {
      if (!isInside || document.activeElement !== document.body) return
      const holder = target ? target.current : current
      holder?.focus()
    }
    const changes = new MutationObserver(hold)
    changes.observe(current, { childList: true, subtree: true })
    const unlisten = [
      listen(current, 'focusin', () => (isInside = true)),
      listen(current, 'focusout', ({ target: left }) => {
        // Waits until the focus has moved. If the user has moved it out of the
        // container, the container must not take it back.
        setTimeout(() => {
          if ((left as Node).isConnected) {
            isInside = current.contains(document.activeElement)
          }
        })
      }),
    ]
    return () => {
      changes.disconnect()
      unlisten.forEach((undo) => undo())
    }
  }, [target])
  return room
}
