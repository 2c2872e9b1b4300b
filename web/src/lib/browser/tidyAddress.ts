/** No path of ours has other characters, and no query says `#`. */
const isOdd = /^[^?#]*[^a-z0-9/?#-]|%(?:25)*23/

/**
 * Removes the trailing slash of the URL and keeps query and hash. The router's
 * `trailingSlashes="never"` would lose the query, and treats a path that begins
 * with two slashes as another host.
 *
 * What a messenger or a person has changed in a link is mended; before the
 * router looks at it, because another id would be somebody else's.
 */
export async function tidyAddress(): Promise<void> {
  const { origin, pathname, search, hash } = window.location
  const path = pathname.replace(/\/+$/, '') || '/'
  const address = path + search + hash
  const tidy = isOdd.test(path + search) ? await mended(address) : address
  if (tidy === pathname + search + hash) return
  window.history.replaceState({}, '', origin + tidy)
}

async function mended(address: string): Promise<string> {
  try {
    const { mend } = await import('src/lib/browser/mend')
    return await mend(address)
  } catch {
    // Without a network.
    return address
  }
}
