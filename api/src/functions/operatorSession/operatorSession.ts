import type { APIGatewayEvent, APIGatewayProxyResult } from 'aws-lambda'
import * as v from 'valibot'

import { env } from 'src/lib/env/env'
import { isConsoleOn } from 'src/lib/operator/operator'
import { signIn, type SignInResult } from 'src/lib/operator/signIn'
import { corsHeaders } from 'src/lib/server/corsHeaders'

type Answer = Omit<APIGatewayProxyResult, 'body'> & { body: unknown }

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

const readBody = ({ body, isBase64Encoded }: APIGatewayEvent): string =>
  Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8').toString()

async function answerTo(event: APIGatewayEvent): Promise<Answer> {
  const attempt = v.safeParse(Attempt, readBody(event))
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

const answers: Record<string, (event: APIGatewayEvent) => Promise<Answer>> = {
  GET: async () => ({ statusCode: 200, body: { isConsoleOn } }),
  POST: answerTo,
  OPTIONS: async () => ({
    statusCode: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type',
    },
    body: undefined,
  }),
}

/**
 * POST /operatorSession `{ passphrase }` → `{ outcome, token?, grant? }`, and
 * GET → `{ isConsoleOn }`, so that the page does not ask for a passphrase where
 * there is no console.
 */
export async function handler(
  event: APIGatewayEvent
): Promise<APIGatewayProxyResult> {
  const answer = await answers[event.httpMethod]?.(event)
  return {
    statusCode: answer?.statusCode ?? 405,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...corsHeaders(event.headers.origin, env.allowedOrigins),
      ...(answer ? answer.headers : { allow: 'GET, POST, OPTIONS' }),
    },
    body: answer?.body ? JSON.stringify(answer.body) : '',
  }
}
