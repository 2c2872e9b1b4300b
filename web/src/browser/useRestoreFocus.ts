import { type RefObject, useEffect, useRef } from 'react'

/**
 * For an element that replaces the pressed button. A screen reader then
 * announces the change and continues from here.
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
