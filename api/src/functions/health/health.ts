import type { APIGatewayEvent, APIGatewayProxyResult } from 'aws-lambda'

import { apiVersion } from 'src/lib/server/version'
import { signallingHealth } from 'src/lib/signalling/lifecycle/SignallingHealth'

/**
 * GET /health → 200 while newcomers are accepted, else 503: `{ status, reason?,
 * version, uptimeSeconds }`. The reason is a value of `Unavailability`. It is a
 * readiness check for a load balancer: attached clients are served regardless,
 * so do not kill the process for it. It is not counted as a request.
 */
export async function handler({
  httpMethod,
}: Pick<APIGatewayEvent, 'httpMethod'>): Promise<APIGatewayProxyResult> {
  if (httpMethod !== 'GET' && httpMethod !== 'HEAD') {
    return { statusCode: 405, headers: { allow: 'GET, HEAD' }, body: '' }
  }
  const reason = await signallingHealth.whyUnavailable()
  return {
    statusCode: reason === null ? 200 : 503,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    },
    body: JSON.stringify({
      ...(reason === null
        ? { status: 'ok' }
        : { status: 'unavailable', reason }),
      version: apiVersion,
      uptimeSeconds: Math.floor(process.uptime()),
    }),
  }
}
