let last = { pathname: '', hash: '' }

/**
 * Remembers the fragment of the open page: the redirect to the sign-in names
 * only its path and query, and the fragment must not get into a query.
 */
export function rememberFragment(pathname: string, hash: string): void {
  if (hash) last = { pathname, hash }
}

/**
 * @param address a path, and perhaps a query
 * @returns the last fragment at that path, with the `#`; empty if there was
 * none
 */
export const fragmentOnceAt = (address: string): string =>
  last.pathname === address.split('?')[0] ? last.hash : ''
