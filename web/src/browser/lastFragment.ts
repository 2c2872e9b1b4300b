let last = { pathname: '', hash: '' }

/**
 * Remembers the fragment across a sign-in. The redirect to the sign-in page
 * keeps only path and query, and the fragment must not get into a query, which
 * the server receives.
 */
export function rememberFragment(pathname: string, hash: string): void {
  if (hash) last = { pathname, hash }
}

/**
 * @param address a path, and perhaps a query
 * @returns the last fragment at that path, with the `#`; or ''
 */
export const fragmentOnceAt = (address: string): string =>
  last.pathname === address.split('?')[0] ? last.hash : ''
