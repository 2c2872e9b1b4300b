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
 * Loads Redwood’s auth if the tab has a token, otherwise when a function of
 * `auth` is called.
 */
export function useAuthOnDemand(): AuthOnDemand {
  const [real, setReal] = useState<Auth | null>(null)
  // Determined on the first render, not in an effect: a context that changes
  // makes React render prerendered markup a second time, or replace it.
  const [loading] = useState(bringsToken)
  const [isWanted, setIsWanted] = useState(loading)
  const waiting = useRef<((auth: Auth) => void)[]>([])

  const load = useCallback((): Promise<Auth> => {
    setIsWanted(true)
    return new Promise((resolve) => waiting.current.push(resolve))
  }, [])

  const onChange = useCallback((auth: Auth) => {
    setReal(auth)
    // Calls wait until Redwood has looked for the token, because that first
    // look-up would overwrite their result.
    if (!auth.loading) waiting.current.splice(0).forEach((go) => go(auth))
  }, [])

  const standIn = useMemo(() => standInAuth(loading, load), [loading, load])
  return { auth: real ?? standIn, isWanted, onChange }
}
