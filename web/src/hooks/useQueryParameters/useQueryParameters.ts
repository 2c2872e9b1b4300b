import { useContext } from 'react'

import { QueryParametersContext } from 'src/context/QueryParametersContext'
import type { QueryParameters } from 'src/domain/page/queryParameters'

/** What the address of this page says besides its path. */
export const useQueryParameters = (): QueryParameters =>
  useContext(QueryParametersContext)
