/**
 * Undoes what the function that returned it has done; calling it twice is
 * harmless.
 */
export type Undo = () => void

/**
 * What pages call instead of `addEventListener`; workers listen for as long as
 * they live.
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
