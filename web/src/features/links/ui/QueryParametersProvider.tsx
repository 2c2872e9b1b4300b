import { createContext, type ReactNode, useContext, useMemo } from 'react'

import { useLocation } from '@redwoodjs/router'

import type { CaptureSource } from 'src/browser/canCapture'
import { rememberFragment } from 'src/browser/lastFragment'
import {
  noQueryParameters,
  parseQueryParameters,
  type QueryParameters,
} from 'src/features/links/model/queryParameters'

export const QueryParametersContext = createContext(noQueryParameters)

/** Parses the address once for every page. */
function QueryParametersProvider({ children }: { children?: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  // Remembered during render, as a redirect of a private route comes before any
  // effect.
  rememberFragment(pathname, hash ?? '')
  const parameters = useMemo(() => parseQueryParameters(search), [search])

  return (
    <QueryParametersContext.Provider value={parameters}>
      {children}
    </QueryParametersContext.Provider>
  )
}

/** The query parameters of this page. */
export const useQueryParameters = (): QueryParameters =>
  useContext(QueryParametersContext)

/** What this page shares, according to its address. */
export const useCaptureSource = (): CaptureSource => useQueryParameters().show

export default QueryParametersProvider
