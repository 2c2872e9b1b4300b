import { lazy, type ReactNode, Suspense } from 'react'

import PageLoading from 'src/components/ui/PageLoading'

// Redwood's short names of modules do not work in dynamic imports.
const OperatorAuth = lazy(
  () => import('src/components/OperatorAuth/OperatorAuth')
)

/** The frame of the operator's pages; auth is loaded here and nowhere else. */
const OperatorRoom = ({ children }: { children?: ReactNode }) => (
  <Suspense fallback={<PageLoading />}>
    <OperatorAuth>{children}</OperatorAuth>
  </Suspense>
)

export default OperatorRoom
