import type { IncomingMessage } from 'node:http'

import type { FastifyInstance } from 'fastify'

import type { Cluster } from 'src/lib/cluster/Cluster'
import type { AddressLimits } from 'src/lib/limits/addressLimits'
import { limitRequests } from 'src/lib/limits/limitRequests'
import { perMinute } from 'src/lib/limits/perMinute'
import type { Trust } from 'src/lib/limits/trustProxy'
import { metrics } from 'src/lib/metrics'

import { addSignallingRoutes } from './addSignallingRoutes'
import { admitSocket } from './admitSocket'
import { Arrivals } from './Arrivals'
import { Attachments } from './Attachments'
import { createPeerServer } from './createPeerServer'
import { dismiss } from './dismiss'
import { FrameRouter } from './FrameRouter'
import type { Surroundings as Guarding } from './GuardedSocket'
import { joinCluster } from './joinCluster'
import { keepPulse } from './keepPulse'
import { listenForUpgrades } from './listenForUpgrades'
import type { OriginRules } from './originPolicy'
import { Partners } from './Partners'
import { signallingHealth } from './SignallingHealth'
import { tellPartners } from './tellPartners'
import { trackAttachments } from './trackAttachments'
import { UpgradeBudget } from './UpgradeBudget'
import { decideUpgrade } from './upgradeGate'
import { WaitingFrames } from './WaitingFrames'
import { watchClock } from './watchClock'

export interface SignallingRules extends OriginRules {
  readonly trust: Trust
  readonly limits: AddressLimits
  /** Between two ticks of the timer that looks after half-open sockets. */
  readonly tickMs?: number
}

/**
 * Puts the signalling server on the api's own HTTP server: `GET /peerjs/id`,
 * `GET /peerjs/peers` and the WebSocket at `/peerjs`. Closing the server tells
 * the sockets to come back, refuses new ones and leaves the cluster.
 */
export const mountSignalling = (
  server: FastifyInstance,
  rules: SignallingRules,
  cluster: Cluster
): void => {
  const attachments = new Attachments()
  const arrivals = new Arrivals()
  const waiting = new WaitingFrames()
  const { peerServer, webSockets } = createPeerServer(server.server)
  // An unheard error of PeerServer would end the process.
  peerServer.on('error', ({ name }) =>
    server.log.error({ name }, 'The signalling server reported an error.')
  )
  const partners = new Partners()
  const reached = { attachments, cluster, partners, waiting, webSockets }
  const router = new FrameRouter(reached)
  const guarding: Guarding = {
    isAttached: (userId) => attachments.has(userId),
    mayWait: (dst, textLength) => waiting.add(dst, textLength),
    route: (frame, pass) => router.route(frame, pass),
  }
  const budget = new UpgradeBudget(rules.trust, rules.limits)
  const surroundings = {
    ...reached,
    arrivals,
    guarding,
    router,
    blame: (request: IncomingMessage) => budget.blame(request),
  }
  trackAttachments(peerServer, attachments)
  peerServer.on('connection', (client) => waiting.delivered(client.getId()))
  const stopPulse = keepPulse(attachments, rules.tickMs)
  const stopClock = watchClock(() => router.waitAnew(), rules.tickMs)
  tellPartners(peerServer, {
    partners,
    release: (userId) => cluster.release(userId),
    deliver: (frame) => router.deliver(frame),
  })
  joinCluster(cluster, surroundings)
  addSignallingRoutes(server, {
    attachments,
    cluster,
    allowedOrigins: rules.allowedOrigins,
    limit: limitRequests(
      perMinute(rules.limits.requestsPerMinute),
      rules.allowedOrigins
    ),
  })
  let isClosing = false
  listenForUpgrades(server.server, {
    decide: async (request, socket) => {
      const { url: target = '', headers } = request
      const gate = decideUpgrade({ target, origin: headers.origin }, rules)
      const admitted =
        gate === 'accept' ? await budget.take(request, socket) : gate
      const decision = isClosing ? 503 : admitted
      metrics.upgrades.inc({ result: String(decision) })
      return decision
    },
    accept: (request, socket, head) => {
      // The answer to the upgrade and OPEN leave in one packet.
      socket.cork()
      webSockets.handleUpgrade(request, socket, head, (webSocket) =>
        admitSocket(webSocket, request, surroundings).finally(() =>
          socket.uncork()
        )
      )
    },
  })
  signallingHealth.watch(webSockets)
  server.addHook('preClose', async () => {
    isClosing = true
    signallingHealth.forget()
    stopPulse()
    stopClock()
    await dismiss(webSockets)
  })
  server.addHook('onClose', () => cluster.close())
}
