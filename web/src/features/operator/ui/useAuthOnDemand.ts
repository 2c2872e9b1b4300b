import { useCallback, useMemo, useRef, useState } from 'react'

import { tabStore } from 'src/browser/storage'
import type { Auth } from 'src/features/operator/redwoodAuth'
import {
  operatorTokenKey,
  standInAuth,
} from 'src/features/operator/standInAuth'

interface AuthOnDemand {
  auth: Auth
  isWanted: boolean
  onChange: (auth: Auth) => void
}

const bringsToken = () => tabStore.read(operatorTokenKey) !== null

/**
 * Loads Redwood's auth at once if the tab has a token, otherwise at the first
 * call of a function of `auth`.
 */
export function useAuthOnDemand(): AuthOnDemand {
  const [real, setReal] = useState<Auth | null>(null)
  // Determined on the first render and not in an effect, because a later change
  // of the context would make React render the prerendered page again.
  const [loading] = useState(bringsToken)
  const [isWanted, setIsWanted] = useState(loading)
  const waiting = useRef<((auth: Auth) => void)[]>([])

  const load = useCallback((): Promise<Auth> => {
    setIsWanted(true)
    return new Promise((resolve) => waiting.current.push(resolve))
  }, [])

  const onChange = useCallback((auth: Auth) => {
    setReal(auth)
    // Waiting calls go on only after Redwood has looked for a stored token: the
    // end of that search would overwrite the result of a sign-in.
    if (!auth.loading) waiting.current.splice(0).forEach((go) => go(auth))
  }, [])

  const standIn = useMemo(() => standInAuth(loading, load), [loading, load])
  return { auth: real ?? standIn, isWanted, onChange }
}
