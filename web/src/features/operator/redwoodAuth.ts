import { createAuthentication } from '@redwoodjs/auth'

import { createAuthImplementation } from './authImplementation'

/**
 * Most pages do not load this module, because it requests the current user over
 * GraphQL.
 */
export const { AuthProvider, useAuth } = createAuthentication(
  createAuthImplementation()
)

export type Auth = ReturnType<typeof useAuth>
