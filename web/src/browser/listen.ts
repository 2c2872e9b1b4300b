/** Reverts the effect of the function that returned it. May be called twice. */
export type Undo = () => void

/**
 * Used in pages instead of `addEventListener`, so that every listener can be
 * removed. Workers do not use it, because they never remove a listener.
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
