import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import {
  cleanupOutdatedCaches,
  precache,
  PrecacheFallbackPlugin,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'

/**
 * Answers a navigation with the offline page if the network does not, and is
 * asked for nothing else: pages, scripts and answers of the api always come
 * from the network. Navigation preload keeps the start of the worker from
 * delaying a page.
 *
 * @param files the offline page, and whatever it needs
 */
export function offlineNavigations(
  files: Parameters<typeof precache>[0]
): void {
  precache(files)
  cleanupOutdatedCaches()
  enableNavigationPreload()
  const offlinePage = new PrecacheFallbackPlugin({
    fallbackURL: '/offline.html',
  })
  registerRoute(
    new NavigationRoute(new NetworkOnly({ plugins: [offlinePage] }))
  )
}
