import type { ReactNode } from 'react'

import { RedwoodApolloProvider } from '@redwoodjs/web/apollo'

import { useAuth } from 'src/auth'
import { withPersistedQueries } from 'src/features/operator/persistedQueryLink'

const clientConfig = { link: withPersistedQueries }

/** Provides Apollo to its children; loaded only with the operator's page. */
const ConsoleGraphql = ({ children }: { children: ReactNode }) => (
  <RedwoodApolloProvider useAuth={useAuth} graphQLClientConfig={clientConfig}>
    {children}
  </RedwoodApolloProvider>
)

export default ConsoleGraphql
