/** Reverts the effect of the function that returned it. Can be called twice. */
export type Undo = () => void

/**
 * Used in pages instead of `addEventListener`, so that every listener can be
 * removed. Workers never remove a listener.
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
