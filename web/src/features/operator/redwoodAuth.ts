import { createAuthentication } from '@redwoodjs/auth'

import { createAuthImplementation } from './authImplementation'

/** Few pages load this, because it looks the current user up over GraphQL. */
export const { AuthProvider, useAuth } = createAuthentication(
  createAuthImplementation()
)

export type Auth = ReturnType<typeof useAuth>
