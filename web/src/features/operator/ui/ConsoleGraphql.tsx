import type { ReactNode } from 'react'

import { RedwoodApolloProvider } from '@redwoodjs/web/apollo'

import { withPersistedQueries } from 'src/features/operator/persistedQueryLink'

import { useAuth } from './AuthContext'

const clientConfig = { link: withPersistedQueries }

/** Apollo, for what is inside; it is loaded with the operator's page only. */
const ConsoleGraphql = ({ children }: { children: ReactNode }) => (
  <RedwoodApolloProvider useAuth={useAuth} graphQLClientConfig={clientConfig}>
    {children}
  </RedwoodApolloProvider>
)

export default ConsoleGraphql
