/** Scrolls to the start of an element, unless it stands in the upper half of what is seen already. */
export function showStart(element: Element): void {
  const { top } = element.getBoundingClientRect()
  const seen = seenAround(element)
  if (top >= seen.top && top <= (seen.top + seen.bottom) / 2) return
  element.scrollIntoView({ block: 'start' })
}

/** The box in which it is scrolled, or else the window. */
function seenAround(element: Element): { top: number; bottom: number } {
  const page = element.ownerDocument.defaultView ?? window
  let box = element.parentElement
  while (box && !/auto|scroll/.test(page.getComputedStyle(box).overflowY)) {
    box = box.parentElement
  }
  return box?.getBoundingClientRect() ?? { top: 0, bottom: page.innerHeight }
}
