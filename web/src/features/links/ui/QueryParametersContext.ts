import { createContext } from 'react'

import { noQueryParameters } from 'src/features/links/model/queryParameters'

export const QueryParametersContext = createContext(noQueryParameters)
