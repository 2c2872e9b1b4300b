import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { PrecacheFallbackPlugin } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'

export const offlinePage = new PrecacheFallbackPlugin({
  fallbackURL: '/offline.html',
})

/**
 * Answers a navigation with the offline page if the network fails. Navigation
 * preload keeps the startup of the worker from delaying a page.
 */
export function offlineNavigations(): void {
  enableNavigationPreload()
  registerRoute(
    new NavigationRoute(new NetworkOnly({ plugins: [offlinePage] }))
  )
}
