import type { APIGatewayEvent, APIGatewayProxyResult } from 'aws-lambda'

import { commit, version } from 'src/lib/server/release'
import { signallingHealth } from 'src/lib/signalling/lifecycle/SignallingHealth'
import { serviceChecks } from 'src/lib/status/checks/checksOfInstallation'
import { certificateWarning } from 'src/lib/status/Services'

/** Problems that will soon affect people, but do not yet. */
function details() {
  const { certificateEndsAt, relayProblem } = serviceChecks
  const warnings = [
    certificateWarning(certificateEndsAt, Date.now()),
    relayProblem && (`relay-${relayProblem}` as const),
  ].filter((warning) => warning !== null)
  return {
    ...(certificateEndsAt && { certificateEndsAt }),
    ...(warnings.length > 0 && { warnings }),
  }
}

/**
 * GET /health → 200 while new clients are accepted, else 503: `{ status,
 * reason?, version, commit, uptimeSeconds, certificateEndsAt?, warnings? }`.
 * `reason` is an `Unavailability`; a warning is a `certificateWarning`, or
 * `relay-` and a `RelayProblem`. On 503, send new clients elsewhere, but do not
 * kill the process: it still serves the attached ones.
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
