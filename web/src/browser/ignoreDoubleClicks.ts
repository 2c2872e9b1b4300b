import { listen, type Undo } from './listen'

/**
 * How long after a click another one at the same place counts as its second
 * half: the default of Windows, which people whose hands shake leave as it is.
 */
const doubleClickMs = 500

/** CSS pixels: a hand that shakes does not hit the same point twice. */
const samePlacePx = 24

const pressable = 'button, a[href], summary'

/** What is pressed again and again, such as a step of the zoom, opts out. */
const repeats = '[data-repeats]'

interface Press {
  element: Element
  atMs: number
  x: number
  y: number
  /** by a key, which has no place */
  isKey: boolean
}

/**
 * The second half of a double click presses nothing: what stands there by then
 * may be the opposite of what was pressed (Hide and Show), and whoever clicks
 * twice by habit meant it once. The same holds for a key, and for as long as
 * one press follows the other.
 *
 * @param page its window
 */
export function ignoreDoubleClicks(page: Window): Undo {
  let last: Press | null = null
  const stop = (event: MouseEvent) => {
    const element = (event.target as Element | null)?.closest?.(pressable)
    if (!element) return
    const { timeStamp: atMs, clientX: x, clientY: y, detail } = event
    const press = { element, atMs, x, y, isKey: detail === 0 }
    const isSecond =
      last !== null && !element.matches(repeats) && isSecondHalf(last, press)
    last = press
    if (!isSecond) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  return listen(page, 'click', stop, { capture: true })
}

function isSecondHalf(first: Press, second: Press): boolean {
  if (second.atMs - first.atMs >= doubleClickMs) return false
  if (first.isKey !== second.isKey) return false
  return second.isKey
    ? second.element === first.element
    : Math.hypot(second.x - first.x, second.y - first.y) < samePlacePx
}
