import { type ComponentType, useEffect, useState } from 'react'

import { fetchPatiently } from 'src/lib/browser/fetchPatiently'
import { nextPaint } from 'src/lib/browser/nextPaint'

import { optional } from './OptionalPart'

type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>

/** By what fetches it: what was there once is there at once. */
const fetched = new WeakMap<object, unknown>()

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

  useEffect(() => {
    if (!fetch || fetched.has(fetch)) return
    let isWanted = true
    void fetchAfterPaint(fetch).then((module) => {
      const part = optional(module.default)
      fetched.set(fetch, part)
      if (isWanted) setArrived(() => part)
    })
    return () => {
      isWanted = false
    }
  }, [fetch])

  const known = fetch && fetched.get(fetch)
  return known ? (known as ComponentType<Props>) : null
}

async function fetchAfterPaint<Part>(fetch: () => Promise<Part>) {
  await nextPaint()
  return fetchPatiently(fetch)
}
