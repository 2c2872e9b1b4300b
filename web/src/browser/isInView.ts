/**
 * Whether some of an element is inside its window, be that the page or the
 * helper window.
 */
export function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0
  return bottom > 0 && top < height
}
