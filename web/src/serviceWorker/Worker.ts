import type { precache } from 'workbox-precaching'

/** The type of `self` in a service worker. */
export interface Worker extends ServiceWorkerGlobalScope {
  /** the files that the build lists for the precache, with their revisions */
  readonly __WB_MANIFEST: Parameters<typeof precache>[0]
}
