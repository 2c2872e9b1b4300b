import { memo, useEffect } from 'react'

import {
  type Auth,
  AuthProvider,
  useAuth,
} from 'src/features/operator/redwoodAuth'

type RedwoodAuthProps = { onChange: (auth: Auth) => void }

function Report({ onChange }: RedwoodAuthProps) {
  const auth = useAuth()
  useEffect(() => onChange(auth), [auth, onChange])
  return null
}

const RedwoodAuth = ({ onChange }: RedwoodAuthProps) => (
  <AuthProvider>
    <Report onChange={onChange} />
  </AuthProvider>
)

// Memoised, because Redwood creates a new value on each render, and reporting
// it to the parent renders the parent again.
export default memo(RedwoodAuth)
