import { createAuthentication } from '@redwoodjs/auth'

import { createAuthImplementation } from './authImplementation'

/**
 * Redwood’s own auth. It looks the current user up over GraphQL, so few pages
 * load it.
 */
export const { AuthProvider, useAuth } = createAuthentication(
  createAuthImplementation()
)

export type Auth = ReturnType<typeof useAuth>
