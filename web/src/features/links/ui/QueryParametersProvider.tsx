import { type ReactNode, useMemo } from 'react'

import { useLocation } from '@redwoodjs/router'

import { rememberFragment } from 'src/browser/lastFragment'
import { parseQueryParameters } from 'src/features/links/model/queryParameters'

import { QueryParametersContext } from './QueryParametersContext'

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
