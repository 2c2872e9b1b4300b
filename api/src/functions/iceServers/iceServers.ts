import type { APIGatewayEvent, APIGatewayProxyResult } from 'aws-lambda'

import { addressBlock } from 'src/lib/addresses/addressBlock'
import { env } from 'src/lib/env/env'
import {
  type IceServer,
  stunServers,
  turnServers,
} from 'src/lib/iceServers/iceServers'
import { metrics } from 'src/lib/metrics/metrics'
import { corsHeaders } from 'src/lib/server/jsonFunction'
import { openClients } from 'src/lib/signalling/sockets/OpenClients'
import { parseBasicCredentials } from 'src/lib/signalling/upgrades/clientCredentials'

type Event = Pick<APIGatewayEvent, 'httpMethod' | 'headers'> & {
  requestContext: { identity: { sourceIp: string } }
}

/** Chromium caches a preflight response for at most two hours. */
const preflightSeconds = 7200

const preflightHeaders = {
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'authorization',
  'access-control-max-age': String(preflightSeconds),
}

async function isInCall(authorization: string | undefined) {
  const credentials = parseBasicCredentials(authorization)
  if (!credentials) return false
  const { userId, token } = credentials
  return (await openClients.has(userId, token)) && openClients.isInCall(userId)
}

async function relaysFor({
  headers,
  requestContext,
}: Event): Promise<IceServer[]> {
  if (env.turnUrls.length === 0 || !(await isInCall(headers.authorization))) {
    return []
  }
  metrics.turnCredentials.inc()
  const { sourceIp } = requestContext.identity
  return turnServers(env, addressBlock(sourceIp), Date.now())
}

/**
 * GET /iceServers → `{ iceServers: RTCIceServer[], ttlSeconds, relaysInCall }`.
 * TURN servers are included if the header `authorization: Basic
 * base64(<id>:<token>)` names an open signalling socket whose id has exchanged
 * an offer and an answer. If they are not, `relaysInCall` tells whether a
 * request during a call would include them. TURN credentials are valid for
 * `ttlSeconds`.
 */
export async function handler(event: Event): Promise<APIGatewayProxyResult> {
  const cors = corsHeaders(event.headers.origin, env.allowedOrigins)
  if (event.httpMethod === 'OPTIONS') {
    const isAllowed = 'access-control-allow-origin' in cors
    return {
      statusCode: 204,
      headers: { ...cors, ...(isAllowed && preflightHeaders) },
      body: '',
    }
  }
  if (event.httpMethod !== 'GET') {
    return { statusCode: 405, headers: { allow: 'GET, OPTIONS' }, body: '' }
  }
  const relays = await relaysFor(event)
  return {
    statusCode: 200,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...cors,
    },
    body: JSON.stringify({
      iceServers: [...stunServers(env), ...relays],
      ttlSeconds: env.turnTtlSeconds,
      relaysInCall: env.turnUrls.length > 0 && relays.length === 0,
    }),
  }
}
