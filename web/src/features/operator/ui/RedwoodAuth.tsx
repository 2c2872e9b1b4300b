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

// Memoised against an endless loop: Redwood creates a new auth value on each
// render, each new value is reported to the parent, and the parent renders
// again.
export default memo(RedwoodAuth)
