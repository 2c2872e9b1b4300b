/** Undoes what the function that returned it has done; calling it twice does no harm. */
export type Undo = () => void

/**
 * The only caller of addEventListener.
 *
 * @returns the undo that takes the listener away again
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
