import { env } from 'src/lib/env/env'
import { metrics } from 'src/lib/metrics/metrics'
import { isSecret } from 'src/lib/secrets'

import {
  hasPassphrase,
  issueSession,
  type Session,
  signInAttempts,
} from './operator'

export type SignInResult =
  | ({ outcome: 'signed-in' } & Session)
  | { outcome: 'wrong-passphrase' | 'console-off' }
  | { outcome: 'too-many-attempts'; retryAfterSeconds: number }

/** @param address its number of attempts per minute is limited */
export async function signIn(
  passphrase: string,
  address: string
): Promise<SignInResult> {
  if (!hasPassphrase) {
    return { outcome: 'console-off' }
  }
  const retryAfterSeconds = await signInAttempts.begin(address)
  if (retryAfterSeconds > 0) {
    metrics.rateLimited.inc({ where: 'sign-in' })
    return { outcome: 'too-many-attempts', retryAfterSeconds }
  }
  if (!isSecret(passphrase, env.operatorPassphrase)) {
    return { outcome: 'wrong-passphrase' }
  }
  await signInAttempts.succeeded(address)
  return { outcome: 'signed-in', ...(await issueSession('operator')) }
}
