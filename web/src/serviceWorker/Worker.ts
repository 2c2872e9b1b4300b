import type { precache } from 'workbox-precaching'

/** What `self` is here. */
export interface Worker extends ServiceWorkerGlobalScope {
  /** the files that the build wants precached, with their revisions */
  readonly __WB_MANIFEST: Parameters<typeof precache>[0]
}
