import { useEffect, useState } from 'react'

import Banner from 'src/components/Banner'
import { operator } from 'src/i18n/en/operator'

import { useAuth } from './AuthContext'
import type { Attempt } from './useSignIn'

/** @returns whether the token stored in this tab is no longer valid */
function useHasExpired(): boolean {
  const { loading, isAuthenticated, hasError, getToken } = useAuth()
  const [hasToken, setHasToken] = useState(false)

  useEffect(() => {
    getToken().then((token) => setHasToken(Boolean(token)))
  }, [getToken, loading])

  return hasToken && !loading && !isAuthenticated && !hasError
}

type SignInNewsProps = {
  attempt: Attempt
  retryAfterSeconds: number
  providerName: string
}

function SignInNews({
  attempt,
  retryAfterSeconds,
  providerName,
}: SignInNewsProps) {
  const { signIn, provider } = operator
  const { hasError, error } = useAuth()
  const hasExpired = useHasExpired()

  const problems: Partial<Record<Attempt, string>> = {
    empty: signIn.empty,
    'wrong-passphrase': signIn.wrongPassphrase,
    'too-many-attempts': signIn.tooManyAttempts(retryAfterSeconds),
    'not-reachable': signIn.notReachable,
    denied: provider.denied,
    'wrong-group': provider.wrongGroup,
    'flow-expired': provider.expired,
    'provider-failed': provider.failed(providerName),
    'provider-off': provider.off,
  }
  const problem = problems[attempt]
  if (problem) return <Banner tone="problem">{problem}</Banner>
  if (hasError) {
    const reason = error instanceof Error ? error.message : ''
    return <Banner tone="problem">{signIn.notChecked(reason)}</Banner>
  }
  return hasExpired ? <Banner tone="warning">{signIn.expired}</Banner> : null
}

export default SignInNews
