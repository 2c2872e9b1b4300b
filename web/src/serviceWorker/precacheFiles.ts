import { addPlugins, cleanupOutdatedCaches, precache } from 'workbox-precaching'

/**
 * Between two releases, some web servers answer with a page in place of a
 * missing script; once cached, it would replace the script for good.
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
