import { atBase } from './basePath'
import { listen, type Undo } from './listen'

interface Timer {
  ring: () => void
  dueMs: number
}

const timers = new Map<number, Timer>()
let lastTimer = 0
let clock: Worker | null = null

/**
 * The Worker is created on first use, because most pages never share anything.
 */
function worker(): Worker | null {
  if (clock || typeof Worker === 'undefined') return clock
  clock = new Worker(atBase('/clock.js'))
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
 * When the page gets hidden, hands its running timers to the Worker. A visible
 * page's own timers are not throttled.
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
 * Starts a timer that is not throttled in a background tab. Browsers throttle
 * the timers of a hidden page to once a second, but not those of a Worker. A
 * hidden page starts one of each kind, and the first to fire counts
 * (docs/call.md).
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

/** Also works in a background tab, where `setTimeout` is throttled. */
export const wait = (delayMs: number) =>
  new Promise<void>((resolve) => after(delayMs, resolve))

/** Also works in a background tab, where `setInterval` is throttled. */
export function every(intervalMs: number, act: () => void): Undo {
  const ring = () => {
    undo = after(intervalMs, ring)
    act()
  }
  let undo = after(intervalMs, ring)
  return () => undo()
}
