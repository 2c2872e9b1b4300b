import { listen, type Undo } from './listen'

export const isPageSeen = (): boolean => document.visibilityState === 'visible'

export const onVisibilityChange = (listener: () => void): Undo =>
  listen(document, 'visibilitychange', listener)
