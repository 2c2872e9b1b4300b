/**
 * Removes the trailing slash of the URL and keeps query and hash. The router's
 * `trailingSlashes="never"` would lose the query, and treats a path that begins
 * with two slashes as another host.
 *
 * A messenger that encodes the `#` of a link makes a part of the path of what
 * is after it; it is the fragment again.
 */
export function tidyAddress(): void {
  const { origin, pathname, search, hash } = window.location
  const [path = '', encoded] = pathname.split(/%23(.*)/i)
  const tidy = path.replace(/\/+$/, '') || '/'
  if (tidy === pathname) return
  const fragment = encoded ? `#${decoded(encoded)}` : hash
  window.history.replaceState({}, '', `${origin}${tidy}${search}${fragment}`)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
