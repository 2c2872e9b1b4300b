import { limitStore } from 'src/lib/cluster/limitStoreOfInstallation'
import { env } from 'src/lib/env/env'
import { logger } from 'src/lib/logger'
import { metrics } from 'src/lib/metrics/metrics'
import { issueSession, type Session, signing } from 'src/lib/operator/operator'
import { SignInAttempts } from 'src/lib/operator/SignInAttempts'

import { failureCodes } from './failureCodes'
import {
  CodeRefused,
  NoGroups,
  OpenIdProvider,
  SignInDenied,
} from './OpenIdProvider'
import { roleOfGroups } from './roleOfGroups'
import { SealedFlows } from './SealedFlows'

type Failure =
  | { outcome: 'provider-failed' | 'provider-off' }
  | { outcome: 'too-many-attempts'; retryAfterSeconds: number }

/** The outcome of a request to sign in at the provider. */
export type ProviderBeginning =
  /**
   * Where the browser has to go, and the flow that its tab keeps until the
   * provider redirects back.
   */
  { outcome: 'redirect'; url: string; flow: string } | Failure

export type ProviderResult =
  | ({ outcome: 'signed-in' } & Session)
  | { outcome: 'denied' | 'wrong-group' | 'flow-expired' }
  | Failure

/** The page that begins a sign-in, and to which the provider redirects back. */
const returnPath = `${env.basePath}/operator/sign-in`

const settings = env.oidc
const provider = settings && new OpenIdProvider(settings)
const flows = new SealedFlows(signing)

/**
 * Protects the provider from floods. There is no password to guess here, so
 * many helpers behind one address get more attempts than with a passphrase.
 * These attempts are counted separately: a helper who signs in must not get new
 * attempts to guess the operator's passphrase.
 */
const attempts = new SignInAttempts(
  { perAddress: 40, inAll: 400 },
  limitStore.limiter('provider')
)

async function refusal(address: string): Promise<Failure | null> {
  if (!provider) return { outcome: 'provider-off' }
  const retryAfterSeconds = await attempts.begin(address)
  if (retryAfterSeconds === 0) return null
  metrics.rateLimited.inc({ where: 'provider' })
  return { outcome: 'too-many-attempts', retryAfterSeconds }
}

function failed(error: unknown): Failure {
  logger.warn(`The OpenID provider failed: ${failureCodes(error)}.`)
  return { outcome: 'provider-failed' }
}

/**
 * @param origin one of ALLOWED_ORIGINS
 * @param isAnother whether the person wants to sign in with another account
 * @param address the address whose attempts are counted
 */
export async function beginProviderSignIn(
  origin: string,
  isAnother: boolean,
  address: string
): Promise<ProviderBeginning> {
  const refused = await refusal(address)
  if (refused) return refused
  try {
    const { url, flow } = await provider!.begin(origin + returnPath, isAnother)
    return { outcome: 'redirect', url, flow: await flows.seal(flow) }
  } catch (error) {
    return failed(error)
  }
}

/**
 * @param sealed the flow that the tab kept; untrusted
 * @param answer the query with which the provider sent the browser back;
 * untrusted
 * @param address the address whose attempts are counted
 */
export async function finishProviderSignIn(
  sealed: string,
  answer: string,
  address: string
): Promise<ProviderResult> {
  if (!provider) return { outcome: 'provider-off' }
  // Checks the flow before it counts the attempt. Otherwise, strangers with
  // made-up flows could use up everybody's attempts.
  const flow = await flows.open(sealed)
  const state = new URLSearchParams(answer).get('state')
  if (flow === null || state !== flow.state) {
    return { outcome: 'flow-expired' }
  }
  const refused = await refusal(address)
  if (refused) return refused
  try {
    const groups = await provider.finish(flow, answer)
    const role = roleOfGroups(groups, settings!)
    if (role === null) return { outcome: 'wrong-group' }
    await attempts.succeeded(address)
    return { outcome: 'signed-in', ...(await issueSession(role)) }
  } catch (error) {
    if (error instanceof SignInDenied) return { outcome: 'denied' }
    if (error instanceof CodeRefused) return { outcome: 'flow-expired' }
    if (error instanceof NoGroups) {
      const { groupsClaim } = settings!
      logger.warn(`The OpenID provider sends no claim ${groupsClaim}.`)
      return { outcome: 'wrong-group' }
    }
    return failed(error)
  }
}
