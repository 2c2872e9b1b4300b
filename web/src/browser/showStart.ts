/** Scrolls to the start of an element, unless it stands in the upper half of the window already. */
export function showStart(element: Element): void {
  const { top } = element.getBoundingClientRect()
  const { innerHeight } = element.ownerDocument.defaultView ?? window
  if (top >= 0 && top <= innerHeight / 2) return
  element.scrollIntoView({ block: 'start' })
}
