import { createAuthentication } from '@redwoodjs/auth'

import { createAuthImplementation } from './authImplementation'

/** Few pages load this module, because it requests the user over GraphQL. */
export const { AuthProvider, useAuth } = createAuthentication(
  createAuthImplementation()
)

export type Auth = ReturnType<typeof useAuth>
