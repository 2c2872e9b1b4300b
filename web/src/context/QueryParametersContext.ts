import { createContext } from 'react'

import { noQueryParameters } from 'src/domain/queryParameters'

export const QueryParametersContext = createContext(noQueryParameters)
