import type { ReactNode } from 'react'

import { RedwoodApolloProvider } from '@redwoodjs/web/apollo'

import { withPersistedQueries } from 'src/features/operator/persistedQueryLink'

import { useAuth } from './AuthContext'

const clientConfig = { link: withPersistedQueries }

/** Provides Apollo to its children. Loaded only with the operator's page. */
const ConsoleGraphql = ({ children }: { children: ReactNode }) => (
  <RedwoodApolloProvider useAuth={useAuth} graphQLClientConfig={clientConfig}>
    {children}
  </RedwoodApolloProvider>
)

export default ConsoleGraphql
