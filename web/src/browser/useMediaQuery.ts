import { useCallback, useSyncExternalStore } from 'react'

import { listen } from './listen'

/** @param query a constant of `styles/media`, with or without `@media` */
export function useMediaQuery(query: string): boolean {
  const condition = query.replace('@media ', '')
  const subscribe = useCallback(
    (onChange: () => void) =>
      listen(window.matchMedia(condition), 'change', onChange),
    [condition]
  )
  const get = () => window.matchMedia(condition).matches
  return useSyncExternalStore(subscribe, get, () => false)
}
