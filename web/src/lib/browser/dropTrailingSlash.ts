/**
 * Removes the trailing slash of the URL and keeps query and hash. The router's
 * `trailingSlashes="never"` would lose the query, and treats a path that begins
 * with two slashes as another host.
 */
export function dropTrailingSlash(): void {
  const { origin, pathname, search, hash } = window.location
  if (pathname === '/' || !pathname.endsWith('/')) return
  const path = pathname.replace(/\/+$/, '') || '/'
  window.history.replaceState({}, '', `${origin}${path}${search}${hash}`)
}
