import { listen, type Undo } from './listen'

/** @returns whether the page is visible */
export const isPageSeen = (): boolean => document.visibilityState === 'visible'

/** Reports each change of `isPageSeen`. */
export const onVisibilityChange = (listener: () => void): Undo =>
  listen(document, 'visibilitychange', listener)
