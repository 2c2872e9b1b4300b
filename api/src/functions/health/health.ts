import type { APIGatewayEvent, APIGatewayProxyResult } from 'aws-lambda'

import { commit, version } from 'src/lib/server/release'
import { signallingHealth } from 'src/lib/signalling/lifecycle/SignallingHealth'
import { serviceChecks } from 'src/lib/status/checks/checksOfInstallation'

/**
 * Warns of certificates that end soon and of broken TURN relays. Warnings do
 * not change the status code.
 */
function details() {
  const { certificateEndsAt, findings } = serviceChecks
  const warnings = findings
    .map(({ problem }) => problem)
    .filter((problem) => /^(?:certificate|relay)-/.test(problem ?? ''))
  return {
    ...(certificateEndsAt && { certificateEndsAt }),
    ...(warnings.length > 0 && { warnings: [...new Set(warnings)].sort() }),
  }
}

/**
 * GET /health → 200 while new clients are accepted, else 503: `{ status,
 * reason?, version, commit, uptimeSeconds, certificateEndsAt?, warnings? }`.
 * `reason` is an `Unavailability`. Each warning is a `Problem` of the
 * certificates or relays. Load balancers use this address as a readiness check.
 * Do not kill a process that answers 503: the api still serves attached
 * clients. Metrics and limits do not count this request.
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
      version,
      commit,
      uptimeSeconds: Math.floor(process.uptime()),
      ...details(),
    }),
  }
}
