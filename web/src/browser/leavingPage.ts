import { listen, type Undo } from './listen'
import { Store } from './Store'

/** Whether the page must not be left by accident; its logo leads nowhere then. */
export const isPageHeld = new Store(false)

type OnPop = (event: PopStateEvent) => void

/** Who hears of the browser’s Back and Forward before the router does. */
export const beforeRouter: { onPop: OnPop | null } = { onPop: null }

/**
 * Has to come before the router: Chromium calls the listeners of a window in
 * their order, also those that capture.
 */
export const listenBeforeRouter = (): Undo =>
  listen<PopStateEvent>(window, 'popstate', (event) =>
    beforeRouter.onPop?.(event)
  )
