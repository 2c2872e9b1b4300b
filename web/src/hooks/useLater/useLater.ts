import { type ComponentType, useEffect, useState } from 'react'

type Fetch = () => Promise<{ default: ComponentType }>

/**
 * For what the first look at a page does not need.
 *
 * @param fetch the same function every time
 * @returns null until it is there, and where it cannot be fetched
 */
export function useLater(fetch: Fetch): ComponentType | null {
  const [Fetched, setFetched] = useState<ComponentType | null>(null)

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
