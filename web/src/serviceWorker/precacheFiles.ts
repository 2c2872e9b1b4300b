import { addPlugins, precache } from 'workbox-precaching'

/**
 * During a deployment, some web servers answer with an HTML page if a script is
 * missing. The worker does not cache this answer, because it would replace the
 * script for good.
 */
function isMeant({ url }: Request, { status, headers }: Response): boolean {
  const isPage = /^text\/html\b/i.test(headers.get('content-type') ?? '')
  return status === 200 && !(isPage && /\/assets\//.test(url))
}

/** The installation of the worker fails if a file is missing. */
export function precacheFiles(files: Parameters<typeof precache>[0]): void {
  addPlugins([
    {
      cacheWillUpdate: async ({ request, response }) =>
        isMeant(request, response) ? response : null,
    },
  ])
  precache(files)
}
