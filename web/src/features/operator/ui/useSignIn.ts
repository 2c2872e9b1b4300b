import { useEffect, useState } from 'react'

import { listen } from 'src/browser/listen'
import {
  beginAtProvider,
  type ProviderBeginning,
  type SignInOutcome,
} from 'src/features/operator/operatorSession'
import {
  leaveForProvider,
  type ProviderReturn,
} from 'src/features/operator/providerFlow'

import { useAuth } from './AuthContext'

/** The state of an attempt to sign in. */
export type Attempt =
  | SignInOutcome['outcome']
  | ProviderBeginning['outcome']
  | 'none'
  | 'empty'
  | 'busy'

interface SignIn {
  attempt: Attempt
  /** How the last attempt was made. */
  way: 'passphrase' | 'provider'
  retryAfterSeconds: number
  submit: (passphrase: string) => Promise<void>
  goToProvider: () => Promise<void>
}

/** @param returned how the provider has sent the browser back; null if not */
export function useSignIn(returned: ProviderReturn | null): SignIn {
  const { logIn } = useAuth()
  const [attempt, setAttempt] = useState<Attempt>(returned ? 'busy' : 'none')
  const [way, setWay] = useState<SignIn['way']>('provider')
  const [retryAfterSeconds, setRetryAfterSeconds] = useState(0)

  const report = (result: SignInOutcome | ProviderBeginning) => {
    if (result.outcome === 'too-many-attempts') {
      setRetryAfterSeconds(result.retryAfterSeconds)
    }
    setAttempt(result.outcome)
  }

  useEffect(() => {
    if (!returned) return
    const { flow, answer } = returned
    if (flow === null) return setAttempt('flow-expired')
    logIn({ flow, answer }).then(report)
    // The answer of the provider is valid once, while `logIn` changes as soon
    // as Redwood's auth is loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [returned])

  // "Back" on the provider's page shows this page as it was left.
  useEffect(
    () =>
      listen<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => {
        if (persisted) setAttempt('none')
      }),
    []
  )

  const submit = async (passphrase: string) => {
    setWay('passphrase')
    if (passphrase === '') return setAttempt('empty')
    setAttempt('busy')
    report(await logIn({ passphrase }))
  }

  const goToProvider = async () => {
    setWay('provider')
    setAttempt('busy')
    // Otherwise the provider would choose the refused account again.
    const beginning = await beginAtProvider(attempt === 'wrong-group')
    if (beginning.outcome !== 'redirect') return report(beginning)
    leaveForProvider(beginning.url, beginning.flow)
  }

  return { attempt, way, retryAfterSeconds, submit, goToProvider }
}
