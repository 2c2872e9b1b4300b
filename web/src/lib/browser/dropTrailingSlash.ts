/**
 * Takes the slash off the end of the address and keeps query and hash. The
 * router would do it too (`trailingSlashes="never"`), but it forgets the query,
 * and a path that begins with two slashes looks like another host to it.
 */
export function dropTrailingSlash(): void {
  const { origin, pathname, search, hash } = window.location
  if (pathname === '/' || !pathname.endsWith('/')) return
  const path = pathname.replace(/\/+$/, '') || '/'
  window.history.replaceState({}, '', `${origin}${path}${search}${hash}`)
}
