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
 * The passphrase and the settings of the OpenID provider; empty if nobody can
 * sign in. Tokens are signed with these, so a change signs everybody out: with
 * other groups, somebody may have lost access.
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

/** What a page receives after a sign-in. */
export interface Session {
  /** Authenticates GraphQL requests for OPERATOR_SESSION_SECONDS. */
  token: string
  /** Allows its holder to receive screens. */
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
 * @param grant empty if the client sent none
 */
export const mayReceive = (grant: string): boolean =>
  !env.helpersSignIn || helperGrants.isValid(grant)
