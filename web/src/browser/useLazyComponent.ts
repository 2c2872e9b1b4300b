import { type ComponentType, useEffect, useState } from 'react'

import { fetchPatiently } from './fetchPatiently'
import { nextPaint } from './nextPaint'
import { optional } from './OptionalPart'

type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>

/** By what fetches it: what was there once is there at once. */
const fetched = new WeakMap<object, unknown>()

/** However many pages need it, one of them asks. */
const coming = new WeakMap<object, Promise<void>>()

/**
 * For what the first look at a page does not need, and what the page can do
 * without when it fails.
 *
 * @param fetch the same function every time; null for what is not needed
 * @returns null until it is there; where it cannot be fetched, it is tried again
 */
export function useLazyComponent<Props extends object = object>(
  fetch: Fetch<Props> | null
): ComponentType<Props> | null {
  const [, setArrived] = useState<unknown>(null)
  const known = fetch && fetched.get(fetch)

  useEffect(() => {
    if (!fetch || known) return
    let isWanted = true
    // It may have arrived for another page between this one's look and its effects.
    void fetchOnce(fetch).then((part) => {
      if (isWanted) setArrived(() => part)
    })
    return () => {
      isWanted = false
    }
  }, [fetch, known])

  return known ? (known as ComponentType<Props>) : null
}

async function fetchOnce<Props extends object>(fetch: Fetch<Props>) {
  if (!fetched.has(fetch)) {
    const arrival = coming.get(fetch) ?? fetchPart(fetch)
    coming.set(fetch, arrival)
    await arrival
  }
  return fetched.get(fetch)
}

async function fetchPart<Props extends object>(fetch: Fetch<Props>) {
  await nextPaint()
  const module = await fetchPatiently(fetch)
  fetched.set(fetch, optional(module.default))
}
