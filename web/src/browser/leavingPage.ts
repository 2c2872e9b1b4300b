import { listen, type Undo } from './listen'
import { Store } from './Store'

/** True while leaving the page needs confirmation. The logo is then no link. */
export const isPageHeld = new Store(false)

type OnPop = (event: PopStateEvent) => void

/** Handles the browser’s Back and Forward before the router does. */
export const beforeRouter: { onPop: OnPop | null } = { onPop: null }

/**
 * Must be called before the router starts: Chromium calls the listeners of a
 * window in the order of registration, including capturing ones.
 */
export const listenBeforeRouter = (): Undo =>
  listen<PopStateEvent>(window, 'popstate', (event) =>
    beforeRouter.onPop?.(event)
  )
