import type { APIGatewayEvent, APIGatewayProxyResult } from 'aws-lambda'

import { signallingHealth } from 'src/lib/signalling/SignallingHealth'
import { apiVersion } from 'src/lib/version'

/**
 * GET /health → 200 while the signalling server attaches and relays, else 503:
 * `{ status, version, uptimeSeconds }`. It counts as nobody's visit.
 */
export const handler = async ({
  httpMethod,
}: Pick<APIGatewayEvent, 'httpMethod'>): Promise<APIGatewayProxyResult> => {
  if (httpMethod !== 'GET' && httpMethod !== 'HEAD') {
    return { statusCode: 405, headers: { allow: 'GET, HEAD' }, body: '' }
  }
  const isAlive = await signallingHealth.isAlive()
  return {
    statusCode: isAlive ? 200 : 503,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    },
    body: JSON.stringify({
      status: isAlive ? 'ok' : 'unavailable',
      version: apiVersion,
      uptimeSeconds: Math.floor(process.uptime()),
    }),
  }
}
