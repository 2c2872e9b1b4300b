import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { type AddressLimits, limitRequests } from 'src/lib/limits/addressLimits'
import { AddressRate } from 'src/lib/limits/AddressRate'
import { signallingPath } from 'src/lib/signalling/protocol'

import type { RouteAnswer, RouteEvent } from './PeerServerRoutes'

interface Rules {
  readonly allowedOrigins: readonly string[]
  readonly limits: AddressLimits
}

type Handler = (event: RouteEvent) => Promise<RouteAnswer>

const answerWith =
  (handler: Handler) =>
  async ({ method, url, headers }: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = url.split('?', 1)
    const answer = await handler({ httpMethod: method, path, headers })
    return reply
      .code(answer.statusCode)
      .headers(answer.headers ?? {})
      .send(answer.body)
  }

/**
 * Serves PeerServer's HTTP routes at the paths that PeerJS requests, such as
 * `{path}{key}/id`.
 */
export function addSignallingRoutes(
  server: FastifyInstance,
  handler: Handler,
  { allowedOrigins, limits }: Rules
): void {
  const rate = new AddressRate(limits.requestsPerMinute)
  const options = { onRequest: limitRequests(rate, allowedOrigins) }
  const answer = answerWith(handler)
  server.get(signallingPath, options, answer)
  server.get(`${signallingPath}/*`, options, answer)
}
