import type { precache } from 'workbox-precaching'

export interface Worker extends ServiceWorkerGlobalScope {
  /** set by the build */
  readonly __WB_MANIFEST: Parameters<typeof precache>[0]
}
