import { type ReactNode, useMemo } from 'react'

import { useLocation } from '@redwoodjs/router'

import { QueryParametersContext } from 'src/context/QueryParametersContext'
import { parseQueryParameters } from 'src/domain/page/queryParameters'

/** Reads the address once, for every page. */
function QueryParametersProvider({ children }: { children?: ReactNode }) {
  const { search } = useLocation()
  const parameters = useMemo(() => parseQueryParameters(search), [search])

  return (
    <QueryParametersContext.Provider value={parameters}>
      {children}
    </QueryParametersContext.Provider>
  )
}

export default QueryParametersProvider
