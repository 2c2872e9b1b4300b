import { type ReactNode, useEffect, useState } from 'react'

import { listen } from 'src/lib/browser/listen'

/** Rethrows what no promise has caught, so that the boundary above gets it. */
const RejectionWatcher = ({ children }: { children?: ReactNode }) => {
  const [, rethrow] = useState(null)

  useEffect(
    () =>
      listen<PromiseRejectionEvent>(
        window,
        'unhandledrejection',
        ({ reason }) =>
          rethrow(() => {
            throw reason
          })
      ),
    []
  )
  return children
}

export default RejectionWatcher
