import * as v from 'valibot'

import { isConsoleOn } from 'src/lib/operator/operator'
import { signIn, type SignInResult } from 'src/lib/operator/signIn'
import {
  bodyOf,
  type JsonAnswer,
  type JsonEvent,
  jsonFunction,
} from 'src/lib/server/jsonFunction'

const statusOf: Record<SignInResult['outcome'] | 'not-understood', number> = {
  'signed-in': 200,
  'not-understood': 400,
  'wrong-passphrase': 401,
  'too-many-attempts': 429,
  'console-off': 503,
}

const Attempt = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ passphrase: v.pipe(v.string(), v.maxLength(1000)) })
)

async function answerTo(event: JsonEvent): Promise<JsonAnswer> {
  const attempt = v.safeParse(Attempt, bodyOf(event))
  if (!attempt.success) {
    const outcome = 'not-understood'
    return { statusCode: statusOf[outcome], body: { outcome } }
  }
  const { sourceIp } = event.requestContext.identity
  const result = await signIn(attempt.output.passphrase, sourceIp)
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
 * POST /operatorSession `{ passphrase }` → `{ outcome, token?, grant? }`.
 * GET /operatorSession → `{ isConsoleOn }`: whether there is a console, so that
 * the page does not ask for a passphrase in vain.
 */
export const handler = jsonFunction(
  async () => ({ statusCode: 200, body: { isConsoleOn } }),
  answerTo
)
