import { createContext, useContext } from 'react'

import type { UseAuth } from '@redwoodjs/auth'

/** How the router hears of the operator, whose auth is loaded only with his pages. */
export const RouterAuthContext = createContext<ReturnType<UseAuth> | null>(null)

/** @throws Error in a private set outside of OperatorRoom */
export const useRouterAuth: UseAuth = () => {
  const auth = useContext(RouterAuthContext)
  if (!auth) {
    throw new Error('useAuth must be used within an AuthProvider')
  }
  return auth
}
