import { type RefObject, useEffect, useRef } from 'react'

import { listen } from './listen'

/**
 * For a room whose buttons go once they are pressed: the focus would be at the top
 * of the page then.
 *
 * @param target takes the focus in place of the room; it needs a tabIndex of -1
 * @returns the ref of the room; without a target it needs that tabIndex
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
        // Whoever leaves it for another place leaves it where it is.
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
