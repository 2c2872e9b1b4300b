import { listen, type Undo } from './listen'

interface Timer {
  ring: () => void
  dueMs: number
}

const timers = new Map<number, Timer>()
let lastTimer = 0
let clock: Worker | null = null

/**
 * Creates the Worker on first use, because most pages never share anything. In
 * a browser without Workers, only the page's own timers are used.
 */
function worker(): Worker | null {
  if (clock || typeof Worker === 'undefined') return clock
  clock = new Worker('/clock.js')
  listen<MessageEvent<number>>(clock, 'message', ({ data }) =>
    timers.get(data)?.ring()
  )
  return clock
}

function handOver(timer: number, dueMs: number): void {
  const delayMs = Math.max(0, dueMs - performance.now())
  worker()?.postMessage({ timer, delayMs })
}

let isWatched = false

/**
 * Passes all timers to the Worker when the page is hidden. Until then the
 * page’s own timers suffice.
 */
function watchVisibility(): void {
  if (isWatched) return
  isWatched = true
  listen(document, 'visibilitychange', () => {
    if (!document.hidden) return
    timers.forEach(({ dueMs }, timer) => handOver(timer, dueMs))
  })
}

/**
 * A timer that is not throttled in a background tab. Browsers throttle a hidden
 * page's timers to once a second, but not a Worker's. So a hidden page starts a
 * timer of each kind, and the first one to fire counts (docs/call.md).
 *
 * @returns the undo, which cancels the timer
 */
export function after(delayMs: number, act: () => void): Undo {
  watchVisibility()
  const timer = ++lastTimer
  const dueMs = performance.now() + delayMs
  const undo = () => {
    clearTimeout(own)
    timers.delete(timer)
  }
  const ring = () => {
    undo()
    act()
  }
  const own = setTimeout(ring, delayMs)
  timers.set(timer, { ring, dueMs })
  if (document.hidden) handOver(timer, dueMs)
  return undo
}

/** Resolves after that much time, also in a background tab. */
export const wait = (delayMs: number) =>
  new Promise<void>((resolve) => after(delayMs, resolve))

/**
 * Calls `act` repeatedly, also in a background tab.
 *
 * @returns the undo, which stops it
 */
export function every(intervalMs: number, act: () => void): Undo {
  const ring = () => {
    undo = after(intervalMs, ring)
    act()
  }
  let undo = after(intervalMs, ring)
  return () => undo()
}
