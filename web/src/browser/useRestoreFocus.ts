import { type RefObject, useEffect, useRef } from 'react'

/**
 * For an element that replaces the pressed button. It takes the focus, so that
 * a screen reader announces the change and continues from the new element.
 *
 * @returns the ref of the new element, which needs a tabIndex of -1
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
