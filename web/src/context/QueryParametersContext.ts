import { createContext } from 'react'

import { noQueryParameters } from 'src/domain/page/queryParameters'

export const QueryParametersContext = createContext(noQueryParameters)
