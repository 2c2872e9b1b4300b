import { useContext } from 'react'

import type { QueryParameters } from 'src/features/links/model/queryParameters'

import { QueryParametersContext } from './QueryParametersContext'

/** What the address of this page says besides its path. */
export const useQueryParameters = (): QueryParameters =>
  useContext(QueryParametersContext)
