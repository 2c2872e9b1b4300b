import type { APIGatewayEvent, APIGatewayProxyResult } from 'aws-lambda'

import { env } from 'src/lib/env/env'

/** With these headers, only an allowed origin can read the answer. */
export const corsHeaders = (
  origin: string | undefined,
  allowedOrigins: readonly string[]
): Record<string, string> =>
  origin !== undefined && allowedOrigins.includes(origin)
    ? { vary: 'Origin', 'access-control-allow-origin': origin }
    : { vary: 'Origin' }

export type JsonEvent = Pick<
  APIGatewayEvent,
  'httpMethod' | 'headers' | 'body'
> & {
  isBase64Encoded: boolean
  requestContext: { identity: { sourceIp: string } }
}

/** The body is any JSON value, or undefined for none. */
export type JsonAnswer = Omit<APIGatewayProxyResult, 'body'> & {
  body: unknown
}

/** @returns untrusted text */
export const bodyOf = ({ body, isBase64Encoded }: JsonEvent): string =>
  Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8').toString()

const preflight: JsonAnswer = {
  statusCode: 204,
  headers: {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type',
  },
  body: undefined,
}

/**
 * Handles JSON requests from pages of the allowed origins. Answers are not
 * cached; methods other than GET, POST and OPTIONS get 405.
 */
export function jsonFunction(
  get: (event: JsonEvent) => Promise<JsonAnswer>,
  post: (event: JsonEvent) => Promise<JsonAnswer>
) {
  const answers: Record<string, (event: JsonEvent) => Promise<JsonAnswer>> = {
    GET: get,
    POST: post,
    OPTIONS: async () => preflight,
  }
  return async (event: JsonEvent): Promise<APIGatewayProxyResult> => {
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
}
