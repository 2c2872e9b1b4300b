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

function QueryParametersProvider({ children }: { children?: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  // Stored while rendering, not in an effect: a page that requires signing in
  // redirects before effects run, and the fragment would be lost.
  rememberFragment(pathname, hash ?? '')
  const parameters = useMemo(() => parseQueryParameters(search), [search])

  return (
    <QueryParametersContext.Provider value={parameters}>
      {children}
    </QueryParametersContext.Provider>
  )
}

export const useQueryParameters = (): QueryParameters =>
  useContext(QueryParametersContext)

export const useCaptureSource = (): CaptureSource => useQueryParameters().show

export default QueryParametersProvider
