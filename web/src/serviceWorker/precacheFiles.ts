import { addPlugins, cleanupOutdatedCaches, precache } from 'workbox-precaching'

/**
 * Some web servers answer with a page where a script is gone, as between two
 * versions: kept once, it would stand in the script’s place for good.
 */
function isMeant({ url }: Request, { status, headers }: Response): boolean {
  const isPage = /^text\/html\b/i.test(headers.get('content-type') ?? '')
  return status === 200 && !(isPage && /\/assets\//.test(url))
}

/** Fetches them when the worker is installed; without one of them it is not. */
export function precacheFiles(files: Parameters<typeof precache>[0]): void {
  addPlugins([
    {
      cacheWillUpdate: async ({ request, response }) =>
        isMeant(request, response) ? response : null,
    },
  ])
  precache(files)
  cleanupOutdatedCaches()
}
