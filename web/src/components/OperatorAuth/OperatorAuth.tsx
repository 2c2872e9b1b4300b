import type { ReactNode } from 'react'

import { AuthProvider, useAuth } from 'src/auth'
import { RouterAuthContext } from 'src/context/RouterAuthContext'

type Children = { children?: ReactNode }

const ForTheRouter = ({ children }: Children) => (
  <RouterAuthContext.Provider value={useAuth()}>
    {children}
  </RouterAuthContext.Provider>
)

/** Who is signed in, for the pages inside and for the router. */
const OperatorAuth = ({ children }: Children) => (
  <AuthProvider>
    <ForTheRouter>{children}</ForTheRouter>
  </AuthProvider>
)

export default OperatorAuth
