import { randomBytes } from 'node:crypto'

import { limitStore } from 'src/lib/cluster/limitStoreOfInstallation'
import { env } from 'src/lib/env/env'

import { HelperGrants } from './HelperGrants'
import { OperatorTokens } from './OperatorTokens'
import { SignInAttempts } from './SignInAttempts'
import type { SignInRole } from './userType'

/**
 * Value of the `auth-provider` header in requests with the operator's token.
 */
export const operatorAuthType = 'kinscreen-operator'

export const hasPassphrase = env.operatorPassphrase !== ''

/**
 * What one signs in with; empty if nobody can. Everybody is signed out by
 * another passphrase, another provider, or other groups, because somebody may no
 * longer be in them.
 */
const credentials =
  env.oidc === null
    ? env.operatorPassphrase
    : JSON.stringify([
        env.operatorPassphrase,
        { ...env.oidc, clientSecret: null, name: null },
      ])

export const signing = {
  credentials,
  secret: env.operatorSessionSecret || randomBytes(32),
}

export const operatorTokens = new OperatorTokens({
  ...signing,
  seconds: env.operatorSessionSeconds,
})

const helperGrants = new HelperGrants({
  ...signing,
  sessionSeconds: env.operatorSessionSeconds,
})

/** What a page gets after a sign-in. */
export interface Session {
  /** For GraphQL, until OPERATOR_SESSION_SECONDS are over. */
  token: string
  /** For receiving screens. */
  grant: string
}

export const issueSession = async (role: SignInRole): Promise<Session> => ({
  token: await operatorTokens.issue(role),
  grant: helperGrants.issue(),
})

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
