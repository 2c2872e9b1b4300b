import { type RefObject, useEffect, useRef } from 'react'

const widthOf = (children: HTMLCollection) =>
  Array.from(children).reduce(
    (sum, child) => sum + child.getBoundingClientRect().width,
    0
  )

const levels = ['0', '1', '2']

/**
 * Sets the row's attribute `data-shorter` to '0', '1' or '2', the smallest at
 * which the row fits. CSS shows shorter labels for higher numbers.
 */
export function useFittingRow<
  Element extends HTMLElement,
>(): RefObject<Element> {
  const row = useRef<Element>(null)

  useEffect(() => {
    const element = row.current
    if (!element || typeof ResizeObserver === 'undefined') return
    let frame = 0
    const measure = () => {
      for (const level of levels) {
        element.dataset.shorter = level
        if (widthOf(element.children) <= element.clientWidth) return
      }
    }
    // Measures in the next frame, because a resize within the observer’s
    // callback raises an error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    ;[element, ...Array.from(element.children)].forEach((each) =>
      observer.observe(each)
    )
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [])

  return row
}
