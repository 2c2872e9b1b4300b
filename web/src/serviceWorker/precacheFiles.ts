import { addPlugins, cleanupOutdatedCaches, precache } from 'workbox-precaching'

/**
 * While a release is being deployed, some web servers answer a request for a
 * missing script with an HTML page. If that were cached, it would replace the
 * script for good.
 */
function isMeant({ url }: Request, { status, headers }: Response): boolean {
  const isPage = /^text\/html\b/i.test(headers.get('content-type') ?? '')
  return status === 200 && !(isPage && /\/assets\//.test(url))
}

/**
 * Fetches the files when the worker is installed; the installation fails if one
 * is missing.
 */
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
