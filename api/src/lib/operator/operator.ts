import { randomBytes } from 'node:crypto'

import { env } from 'src/lib/env'

import { OperatorTokens } from './OperatorTokens'
import { SignInAttempts } from './SignInAttempts'

/** The `auth-provider` header of requests that carry the operator's token. */
export const operatorAuthType = 'kinscreen-operator'

export const isConsoleOn = env.operatorPassphrase !== ''

export const operatorTokens = new OperatorTokens({
  passphrase: env.operatorPassphrase,
  secret: env.operatorSessionSecret || randomBytes(32),
  seconds: env.operatorSessionSeconds,
})

export const signInAttempts = new SignInAttempts()
