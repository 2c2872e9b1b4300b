import { matchPrecache, PrecacheFallbackPlugin } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'

import { atBase } from 'src/browser/basePath'

import { offlinePage } from './offlineNavigations'
import { answerFile } from './sheetsPage/answerFile'
import type { Worker } from './Worker'

/** A network that takes longer is treated as unavailable. */
const patienceSeconds = 4

const path = atBase('/sheets')

const address = new RegExp(`^${path}/?(?:\\?|$)`)

const sheetsPage = new PrecacheFallbackPlugin({ fallbackURL: path })

/**
 * Answers `/sheets` from the network, or from the precache if there is no
 * answer.
 *
 * @param files the precached files
 */
export function sheetsPageOffline(
  worker: Worker,
  files: readonly { url: string }[]
): void {
  if (files.length === 0) return
  registerRoute(
    new NavigationRoute(
      new NetworkOnly({
        networkTimeoutSeconds: patienceSeconds,
        plugins: [sheetsPage, offlinePage],
      }),
      { allowlist: [address] }
    )
  )
  const paths = new Set(files.map(({ url }) => url))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && paths.has(url.pathname),
    ({ request, event }) =>
      answerFile({
        isForSheets: async () => {
          const { clientId } = event as FetchEvent
          const page = await worker.clients.get(clientId)
          return page !== undefined && address.test(new URL(page.url).pathname)
        },
        fromNetwork: () => fetch(request),
        fromPrecache: () => matchPrecache(request),
      })
  )
}
