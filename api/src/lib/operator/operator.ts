import { randomBytes } from 'node:crypto'

import { limitStore } from 'src/lib/cluster/limitStoreOfInstallation'
import { env } from 'src/lib/env/env'

import { HelperGrants } from './HelperGrants'
import { OperatorTokens } from './OperatorTokens'
import { SignInAttempts } from './SignInAttempts'

/**
 * Value of the `auth-provider` header in requests with the operator's token.
 */
export const operatorAuthType = 'kinscreen-operator'

export const isConsoleOn = env.operatorPassphrase !== ''

const signing = {
  passphrase: env.operatorPassphrase,
  secret: env.operatorSessionSecret || randomBytes(32),
}

export const operatorTokens = new OperatorTokens({
  ...signing,
  seconds: env.operatorSessionSeconds,
})

export const helperGrants = new HelperGrants(signing)

export const signInAttempts = new SignInAttempts(
  undefined,
  limitStore.limiter('sign-in')
)

/**
 * Whether a client may view a screen.
 * @param grant empty for none
 */
export const mayReceive = (grant: string): boolean =>
  !env.helpersSignIn || helperGrants.isValid(grant)
