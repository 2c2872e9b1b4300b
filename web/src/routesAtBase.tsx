import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'

import { LocationProvider, Route, useLocation } from '@redwoodjs/router'

import { basePath } from './browser/basePath'
import { isPrerendering } from './browser/prerender'

interface Prefixed {
  path?: string
  trailingSlashes?: 'never' | 'preserve'
  children?: ReactNode
}

/** Elements without a path or children stay the same. */
const prefixed = (nodes: ReactNode, base: string): ReactNode =>
  Children.map(nodes, (node) => {
    if (!isValidElement<Prefixed>(node)) return node
    const { path, children } = node.props
    return cloneElement(node, {
      ...(path !== undefined && { path: base + path }),
      ...(children !== undefined && { children: prefixed(children, base) }),
    })
  })

/** Redwood’s prerender renders a route at its path in Routes.tsx. */
function LocationAtBase({ children }: { children: ReactNode }) {
  const { href, pathname } = useLocation()
  return (
    <LocationProvider location={new URL(basePath + pathname, href)}>
      {children}
    </LocationProvider>
  )
}

/**
 * The router has no base path, so each route gets it: also those that
 * `routes.…()` returns.
 */
export function routesAtBase(
  router: ReactElement<Prefixed>,
  base = basePath
): ReactElement {
  if (!base) return router
  const routes = cloneElement(router, {
    // `never` would turn the address of the home page, `/help/`, into `/help`.
    trailingSlashes: 'preserve',
    children: [
      // Without a root, Redwood replaces `routes.home()`.
      <Route key="root" path="/" redirect={`${base}/`} />,
      prefixed(router.props.children, base),
    ],
  })
  return isPrerendering() ? <LocationAtBase>{routes}</LocationAtBase> : routes
}
