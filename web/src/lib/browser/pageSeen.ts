import { listen, type Undo } from './listen'

/** @returns whether the page is before somebody’s eyes, as far as it can know */
export const isPageSeen = (): boolean => document.visibilityState === 'visible'

export const onPageSeen = (listener: () => void): Undo =>
  listen(document, 'visibilitychange', listener)
