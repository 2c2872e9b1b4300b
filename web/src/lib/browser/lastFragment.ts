let last = { pathname: '', hash: '' }

/**
 * Of the page that is open: a redirect to the sign-in names its path and query
 * only, and what is after the `#` must not get into a query.
 */
export function rememberFragment(pathname: string, hash: string): void {
  if (hash) last = { pathname, hash }
}

/** @returns what was after the path, with the `#`; empty if nothing was */
export const fragmentOnceAt = (pathname: string): string =>
  last.pathname === pathname ? last.hash : ''
