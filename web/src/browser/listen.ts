/**
 * Reverts what the function that returned it has done; calling it twice is
 * harmless.
 */
export type Undo = () => void

/**
 * Pages call this instead of `addEventListener`; workers never remove their
 * listeners.
 *
 * @returns the undo, which removes the listener
 */
export function listen<Payload extends Event>(
  target: EventTarget,
  type: string,
  listener: (event: Payload) => void,
  options?: AddEventListenerOptions
): Undo {
  const handler = (event: Event) => listener(event as Payload)
  target.addEventListener(type, handler, options)
  return () => target.removeEventListener(type, handler, options)
}
