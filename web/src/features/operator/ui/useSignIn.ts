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

export type Attempt =
  | SignInOutcome['outcome']
  | ProviderBeginning['outcome']
  | 'none'
  | 'empty'
  | 'busy'

interface SignIn {
  attempt: Attempt
  way: 'passphrase' | 'provider'
  retryAfterSeconds: number
  submit: (passphrase: string) => Promise<void>
  goToProvider: () => Promise<void>
}

/** @param returned the answer of the OpenID provider; null without one */
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
    // `logIn` is not a dependency: it changes when Redwood's auth is loaded,
    // and the provider's answer can be used only once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [returned])

  // If the person presses "Back" on the provider's page, the browser restores
  // this page from its cache, still in the state `busy`.
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
    // After a refusal, the provider should ask for another account: by default,
    // it would choose the refused account again.
    const beginning = await beginAtProvider(attempt === 'wrong-group')
    if (beginning.outcome !== 'redirect') return report(beginning)
    leaveForProvider(beginning.url, beginning.flow)
  }

  return { attempt, way, retryAfterSeconds, submit, goToProvider }
}
