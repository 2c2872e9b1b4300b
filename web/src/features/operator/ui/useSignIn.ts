import { useState } from 'react'

import type { SignInOutcome } from 'src/features/operator/operatorSession'

import { useAuth } from './AuthContext'

export type Attempt = SignInOutcome['outcome'] | 'none' | 'empty' | 'busy'

interface SignIn {
  attempt: Attempt
  retryAfterSeconds: number
  submit: (passphrase: string) => Promise<void>
}

export function useSignIn(): SignIn {
  const { logIn } = useAuth()
  const [attempt, setAttempt] = useState<Attempt>('none')
  const [retryAfterSeconds, setRetryAfterSeconds] = useState(0)

  const submit = async (passphrase: string) => {
    if (passphrase === '') return setAttempt('empty')
    setAttempt('busy')
    const result = await logIn({ passphrase })
    if (result.outcome === 'too-many-attempts') {
      setRetryAfterSeconds(result.retryAfterSeconds)
    }
    setAttempt(result.outcome)
  }

  return { attempt, retryAfterSeconds, submit }
}
