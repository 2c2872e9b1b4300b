import { type ComponentType, useEffect, useState } from 'react'

type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>

/** By what fetches it: what was there once is there at once. */
const fetched = new WeakMap<object, unknown>()

/**
 * For what the first look at a page does not need.
 *
 * @param fetch the same function every time; null for what is not needed
 * @returns null until it is there, and where it cannot be fetched
 */
export function useLater<Props = object>(
  fetch: Fetch<Props> | null
): ComponentType<Props> | null {
  const [, setArrived] = useState<unknown>(null)

  useEffect(() => {
    if (!fetch || fetched.has(fetch)) return
    let isWanted = true
    fetch().then(
      (module) => {
        fetched.set(fetch, module.default)
        if (isWanted) setArrived(() => module.default)
      },
      () => {}
    )
    return () => {
      isWanted = false
    }
  }, [fetch])

  const known = fetch && fetched.get(fetch)
  return known ? (known as ComponentType<Props>) : null
}
