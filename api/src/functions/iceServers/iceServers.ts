import type { APIGatewayEvent, APIGatewayProxyResult } from 'aws-lambda'

import { corsHeaders } from 'src/lib/corsHeaders'
import { env } from 'src/lib/env'
import { iceServers } from 'src/lib/iceServers'
import { metrics } from 'src/lib/metrics'

/**
 * GET /iceServers → `{ iceServers: RTCIceServer[], ttlSeconds: number }`.
 * TURN credentials in it work for `ttlSeconds` seconds from now.
 */
export const handler = async (
  event: Pick<APIGatewayEvent, 'httpMethod' | 'headers'>
): Promise<APIGatewayProxyResult> => {
  if (event.httpMethod !== 'GET') {
    return { statusCode: 405, headers: { allow: 'GET' }, body: '' }
  }
  if (env.turnUrls.length > 0) {
    metrics.turnCredentials.inc()
  }
  return {
    statusCode: 200,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...corsHeaders(event.headers.origin, env.allowedOrigins),
    },
    body: JSON.stringify({
      iceServers: iceServers(env, Date.now()),
      ttlSeconds: env.turnTtlSeconds,
    }),
  }
}
