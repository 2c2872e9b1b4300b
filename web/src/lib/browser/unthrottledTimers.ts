import { listen, type Undo } from './listen'

const acts = new Map<number, () => void>()
let lastTimer = 0
let clock: Worker | null = null

/** Only now: most pages never share anything. A browser that refuses it has its own timers. */
function worker(): Worker | null {
  if (clock || typeof Worker === 'undefined') return clock
  clock = new Worker('/clock.js')
  listen<MessageEvent<number>>(clock, 'message', ({ data }) =>
    acts.get(data)?.()
  )
  return clock
}

/**
 * A timer that keeps its pace in a tab in the background, where a page's own
 * ring once a second: whichever rings first, the page's or a Worker's, which
 * browsers leave alone (docs/decisions/0046).
 *
 * @returns the undo: it does not act
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

/** @returns the undo: it acts no more */
export function every(intervalMs: number, act: () => void): Undo {
  const ring = () => {
    undo = after(intervalMs, ring)
    act()
  }
  let undo = after(intervalMs, ring)
  return () => undo()
}
