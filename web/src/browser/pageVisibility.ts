import { listen, type Undo } from './listen'

/** @returns whether the page is visible, as far as it can tell */
export const isPageSeen = (): boolean => document.visibilityState === 'visible'

/** Tells each change of `isPageSeen`. */
export const onVisibilityChange = (listener: () => void): Undo =>
  listen(document, 'visibilitychange', listener)
