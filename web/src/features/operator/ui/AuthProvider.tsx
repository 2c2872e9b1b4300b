import type { ReactNode } from 'react'

import { useLazyComponent } from 'src/browser/useLazyComponent'

import { AuthContext } from './AuthContext'
import { useAuthOnDemand } from './useAuthOnDemand'

const fetchRedwoodAuth = () => import('./RedwoodAuth')

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
