import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { PrecacheFallbackPlugin } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'

import { atBase } from 'src/browser/basePath'

export const offlinePage = new PrecacheFallbackPlugin({
  fallbackURL: atBase('/offline.html'),
})

/**
 * Uses navigation preload, so that the startup of the worker does not delay the
 * page.
 */
export function offlineNavigations(): void {
  enableNavigationPreload()
  registerRoute(
    new NavigationRoute(new NetworkOnly({ plugins: [offlinePage] }))
  )
}
