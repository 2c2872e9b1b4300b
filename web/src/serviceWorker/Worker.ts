import type { precache } from 'workbox-precaching'

export interface Worker extends ServiceWorkerGlobalScope {
  /** list of files to cache, set by the build */
  readonly __WB_MANIFEST: Parameters<typeof precache>[0]
}
