let last = { pathname: '', hash: '' }

/**
 * Of the page that is open: a redirect to the sign-in names its path and query
 * only, and what is after the `#` must not get into a query.
 */
export function rememberFragment(pathname: string, hash: string): void {
  if (hash) last = { pathname, hash }
}

/**
 * @param address a path, and perhaps a query
 * @returns what was after it, with the `#`; empty if nothing was
 */
export const fragmentOnceAt = (address: string): string =>
  last.pathname === address.split('?')[0] ? last.hash : ''
