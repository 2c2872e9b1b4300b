import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'

import type { Cluster } from 'src/lib/cluster/Cluster'
import { corsHeaders } from 'src/lib/corsHeaders'
import { issueUserId } from 'src/lib/issueUserId'
import { metrics } from 'src/lib/metrics'

import type { Attachments } from './Attachments'
import { signallingPath } from './signallingPath'

interface Taken {
  attachments: Attachments
  cluster: Cluster
}

const unusedUserId = async (taken: Taken): Promise<string> => {
  const userId = issueUserId()
  return taken.attachments.has(userId) || (await taken.cluster.has(userId))
    ? unusedUserId(taken)
    : userId
}

/**
 * PeerServer's two HTTP routes (specification §7): a new id as text, and the
 * list of ids, which nobody may read. They stand in for PeerServer's own, which
 * answer for any key and send the id as HTML that may be cached.
 */
export const addSignallingRoutes = (
  server: FastifyInstance,
  {
    allowedOrigins,
    limit,
    ...taken
  }: Taken & {
    readonly allowedOrigins: readonly string[]
    readonly limit: onRequestAsyncHookHandler
  }
): void => {
  server.get(
    `${signallingPath}/id`,
    { onRequest: limit },
    async (request, reply) =>
      reply
        .headers(corsHeaders(request.headers.origin, allowedOrigins))
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(await unusedUserId(taken))
  )
  // A WebSocket that a proxy has made an ordinary request.
  server.get(signallingPath, { onRequest: limit }, async (_request, reply) => {
    metrics.upgrades.inc({ result: '426' })
    return reply.code(426).header('upgrade', 'websocket').send()
  })
  server.get(`${signallingPath}/peers`, async (request, reply) =>
    reply
      .headers(corsHeaders(request.headers.origin, allowedOrigins))
      .code(401)
      .send()
  )
}
