import { listen, type Undo } from './listen'

const acts = new Map<number, () => void>()
let lastTimer = 0
let clock: Worker | null = null

/**
 * Created on demand: most pages never share anything. If the browser refuses
 * it, the page's own timers are used.
 */
function worker(): Worker | null {
  if (clock || typeof Worker === 'undefined') return clock
  clock = new Worker('/clock.js')
  listen<MessageEvent<number>>(clock, 'message', ({ data }) =>
    acts.get(data)?.()
  )
  return clock
}

/**
 * A timer that is not throttled in a background tab, where a page's own timers
 * fire once a second: the page's or a Worker's, which browsers do not throttle,
 * whichever fires first (docs/decisions/0046).
 *
 * @returns the undo, which cancels it
 */
export function after(delayMs: number, act: () => void): Undo {
  const timer = ++lastTimer
  const undo = () => {
    clearTimeout(own)
    acts.delete(timer)
  }
  const ring = () => {
    undo()
    act()
  }
  const own = setTimeout(ring, delayMs)
  acts.set(timer, ring)
  worker()?.postMessage({ timer, delayMs })
  return undo
}

/** @returns the undo, which stops it */
export function every(intervalMs: number, act: () => void): Undo {
  const ring = () => {
    undo = after(intervalMs, ring)
    act()
  }
  let undo = after(intervalMs, ring)
  return () => undo()
}
