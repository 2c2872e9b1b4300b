import { type ReactNode, useMemo } from 'react'

import { useLocation } from '@redwoodjs/router'

import { QueryParametersContext } from 'src/context/QueryParametersContext'
import { parseQueryParameters } from 'src/domain/page/queryParameters'
import { rememberFragment } from 'src/lib/browser/lastFragment'

/** Reads the address once, for every page. */
function QueryParametersProvider({ children }: { children?: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  // A redirect of a private route comes before any effect.
  rememberFragment(pathname, hash ?? '')
  const parameters = useMemo(() => parseQueryParameters(search), [search])

  return (
    <QueryParametersContext.Provider value={parameters}>
      {children}
    </QueryParametersContext.Provider>
  )
}

export default QueryParametersProvider
