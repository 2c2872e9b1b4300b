import * as v from 'valibot'

import { env } from 'src/lib/env/env'
import {
  beginProviderSignIn,
  finishProviderSignIn,
  type ProviderBeginning,
  type ProviderResult,
} from 'src/lib/operator/oidc/providerSignIn'
import { hasPassphrase } from 'src/lib/operator/operator'
import { signIn, type SignInResult } from 'src/lib/operator/signIn'
import {
  bodyOf,
  type JsonAnswer,
  type JsonEvent,
  jsonFunction,
} from 'src/lib/server/jsonFunction'

type Result =
  | SignInResult
  | ProviderBeginning
  | ProviderResult
  | { outcome: 'not-understood' | 'refused' }

const statusOf: Record<Result['outcome'], number> = {
  'signed-in': 200,
  redirect: 200,
  'not-understood': 400,
  'flow-expired': 400,
  'wrong-passphrase': 401,
  denied: 401,
  'wrong-group': 403,
  refused: 403,
  'too-many-attempts': 429,
  'provider-failed': 502,
  'console-off': 503,
  'provider-off': 503,
}

const limited = (most: number) => v.pipe(v.string(), v.maxLength(most))

const Attempt = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ passphrase: limited(1000) }),
    v.object({
      begin: v.literal('provider'),
      another: v.optional(v.boolean(), false),
    }),
    // Codes of some providers are longer than 2,000 characters.
    v.object({ flow: limited(4000), answer: limited(8000) }),
  ])
)

async function resultOf(event: JsonEvent): Promise<Result> {
  const attempt = v.safeParse(Attempt, bodyOf(event))
  if (!attempt.success) return { outcome: 'not-understood' }
  const { sourceIp } = event.requestContext.identity
  if ('passphrase' in attempt.output) {
    return signIn(attempt.output.passphrase, sourceIp)
  }
  if ('flow' in attempt.output) {
    const { flow, answer } = attempt.output
    return finishProviderSignIn(flow, answer, sourceIp)
  }
  const origin = event.headers.origin ?? ''
  return env.allowedOrigins.includes(origin)
    ? beginProviderSignIn(origin, attempt.output.another, sourceIp)
    : { outcome: 'refused' }
}

async function answerTo(event: JsonEvent): Promise<JsonAnswer> {
  const result = await resultOf(event)
  return {
    statusCode: statusOf[result.outcome],
    headers:
      result.outcome === 'too-many-attempts'
        ? { 'retry-after': result.retryAfterSeconds }
        : {},
    body: result,
  }
}

/**
 * POST /operatorSession → `{ outcome, … }`, for one of three bodies:
 * - `{ passphrase }` answers a token and a grant.
 * - `{ begin: 'provider', another? }` answers the url of the provider and
 *   a flow. With `another`, the provider asks for the account even if the
 *   browser is signed in there.
 * - `{ flow, answer }` answers a token and a grant. `answer` is the query with
 *   which the provider redirected the browser back; it must belong to the flow.
 *
 * GET /operatorSession → `{ isConsoleOn, provider }`, so that the page offers
 * only what is set up: whether there is a passphrase, and the displayed name of
 * the provider (empty for none) or null.
 */
export const handler = jsonFunction(
  async () => ({
    statusCode: 200,
    body: {
      isConsoleOn: hasPassphrase,
      provider: env.oidc && { name: env.oidc.name },
    },
  }),
  answerTo
)
