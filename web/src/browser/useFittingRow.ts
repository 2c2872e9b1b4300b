import { type RefObject, useEffect, useRef } from 'react'

const widthOf = (children: HTMLCollection) =>
  Array.from(children).reduce(
    (sum, child) => sum + child.getBoundingClientRect().width,
    0
  )

const levels = ['0', '1', '2']

/**
 * Sets `data-shorter` of a row that has shorter forms to the first of '0', '1'
 * and '2' at which the row fits.
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
    // Measured in the next frame: a resize within the observer’s callback
    // raises an error.
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
