import { createContext, useContext } from 'react'

import type { Auth } from 'src/features/operator/redwoodAuth'

export const AuthContext = createContext<Auth | null>(null)

/** @throws Error outside of an AuthProvider (specification §8) */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) {
    throw new Error('useAuth must be used within an AuthProvider')
  }
  return auth
}
