import { type ComponentType, lazy } from 'react'

import { fetchPatiently } from './fetchPatiently'

/**
 * For what a page cannot do without: `Suspense` shows its fallback until it is
 * there. What a page can do without comes with `useLazyComponent`.
 *
 * @param fetch is called again until it succeeds
 */
export const lazyComponent = <Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>
) => lazy(() => fetchPatiently(fetch))
