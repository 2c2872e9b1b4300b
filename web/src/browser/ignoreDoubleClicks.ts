import { listen, type Undo } from './listen'

/** The Windows default, which people with shaky hands rarely change. */
const doubleClickMs = 500

/** In CSS pixels: a shaky hand does not hit the same point twice. */
const samePlacePx = 24

const pressable = 'button, a[href], summary'

/** Elements that are meant to be clicked repeatedly, such as a zoom button. */
const repeats = '[data-repeats]'

interface Press {
  element: Element
  atMs: number
  x: number
  y: number
  /** true for a click by keyboard, which has no position */
  isKey: boolean
}

/**
 * Ignores the second click of a double click. By then the button may do the
 * opposite (Hide and Show), and people who double-click by habit mean one
 * click.
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
