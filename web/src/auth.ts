import { createAuthentication } from '@redwoodjs/auth'

import { createAuthImplementation } from 'src/lib/auth/authImplementation'

// Only the operator's pages may import this (docs/decisions/0013).
export const { AuthProvider, useAuth } = createAuthentication(
  createAuthImplementation()
)
