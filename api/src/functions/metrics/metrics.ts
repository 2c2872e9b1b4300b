import type { APIGatewayEvent, APIGatewayProxyResult } from 'aws-lambda'

import { env } from 'src/lib/env/env'
import { registry } from 'src/lib/metrics/metrics'
import { isSecret } from 'src/lib/secrets'
import { signallingHealth } from 'src/lib/signalling/lifecycle/SignallingHealth'
import { serviceChecks } from 'src/lib/status/checks/checksOfInstallation'
import { measureServices } from 'src/lib/status/Services'

function statusFor(authorization: string | undefined): 200 | 401 | 404 {
  if (env.metricsToken === '') {
    return 404
  }
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
  return isSecret(token, env.metricsToken) ? 200 : 401
}

/**
 * GET /metrics → all metrics in Prometheus's text format, for a request with
 * `METRICS_TOKEN` as bearer token. 404 if that setting is empty.
 */
export async function handler({
  httpMethod,
  headers,
}: Pick<
  APIGatewayEvent,
  'httpMethod' | 'headers'
>): Promise<APIGatewayProxyResult> {
  const statusCode = statusFor(headers.authorization)
  if (statusCode === 200 && httpMethod !== 'GET') {
    return { statusCode: 405, headers: { allow: 'GET' }, body: '' }
  }
  return {
    statusCode,
    headers: {
      'cache-control': 'no-store',
      ...(statusCode === 200 && { 'content-type': registry.contentType }),
      ...(statusCode === 401 && { 'www-authenticate': 'Bearer' }),
    },
    body: statusCode === 200 ? await readMetrics() : '',
  }
}

async function readMetrics(): Promise<string> {
  measureServices({
    reason: await signallingHealth.whyUnavailable(),
    usesRedis: env.redisUrl !== '',
    relay: serviceChecks.relay,
  })
  return registry.metrics()
}
