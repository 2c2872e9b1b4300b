import type { ReactNode } from 'react'

import { AuthContext } from 'src/context/AuthContext'
import { useLazyComponent } from 'src/hooks/useLazyComponent'

import { useAuthOnDemand } from './useAuthOnDemand'

const fetchRedwoodAuth = () => import('./RedwoodAuth')

/** Redwood’s auth for every page, at no cost to those where nobody is signed in. */
function AuthProvider({ children }: { children?: ReactNode }) {
  const { auth, isWanted, onChange } = useAuthOnDemand()
  const RedwoodAuth = useLazyComponent(isWanted ? fetchRedwoodAuth : null)

  return (
    <AuthContext.Provider value={auth}>
      {RedwoodAuth && <RedwoodAuth onChange={onChange} />}
      {children}
    </AuthContext.Provider>
  )
}

export default AuthProvider
