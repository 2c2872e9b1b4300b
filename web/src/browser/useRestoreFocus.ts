import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what takes the place of something that was pressed: the focus was there,
 * and is nowhere now. Whoever does not see the change hears it, and goes on
 * from here.
 *
 * @returns the ref of what takes the focus; it needs a tabIndex of -1
 */
export function useRestoreFocus<
  Element extends HTMLElement,
>(): RefObject<Element> {
  const ref = useRef<Element>(null)

  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus()
  }, [])
  return ref
}
