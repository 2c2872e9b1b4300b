import { type ComponentType, useEffect, useState } from 'react'

type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * For what the first look at a page does not need.
 *
 * @param fetch the same function every time
 * @returns null until it is there, and where it cannot be fetched
 */
export function useLater<Props = object>(
  fetch: Fetch<Props>
): ComponentType<Props> | null {
  const [Fetched, setFetched] = useState<ComponentType<Props> | null>(null)

  useEffect(() => {
    let isWanted = true
    fetch().then(
      (module) => {
        if (isWanted) setFetched(() => module.default)
      },
      () => {}
    )
    return () => {
      isWanted = false
    }
  }, [fetch])

  return Fetched
}
