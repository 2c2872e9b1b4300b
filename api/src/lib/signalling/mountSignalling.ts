import type { FastifyInstance } from 'fastify'

import type { Cluster } from 'src/lib/cluster/Cluster'
import type { AddressLimits } from 'src/lib/limits/addressLimits'
import { AddressRate } from 'src/lib/limits/AddressRate'
import { limitRequests } from 'src/lib/limits/limitRequests'
import { shareLimits, Shares } from 'src/lib/limits/Shares'
import type { Trust } from 'src/lib/limits/trustProxy'
import { metrics } from 'src/lib/metrics'

import { addSignallingRoutes } from './addSignallingRoutes'
import { admitSocket } from './admitSocket'
import { Arrivals } from './Arrivals'
import { Attachments } from './Attachments'
import { createPeerServer } from './createPeerServer'
import { dismiss } from './dismiss'
import { FrameRouter } from './FrameRouter'
import type { GuardedSocket, Surroundings as Guarding } from './GuardedSocket'
import { joinCluster } from './joinCluster'
import { keepPulse } from './keepPulse'
import { listenForUpgrades } from './listenForUpgrades'
import { openClients } from './OpenClients'
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

/** Of frames for which another instance, or Redis, has not answered yet. */
const maxUnderWayBytes = 16 * 1024 * 1024
const siteTimes = 4

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
  const waiting = new WaitingFrames(rules.limits)
  const { peerServer, webSockets } = createPeerServer(server.server)
  // An unheard error of PeerServer would end the process.
  peerServer.on('error', ({ name }) =>
    server.log.error({ name }, 'The signalling server reported an error.')
  )
  const partners = new Partners()
  const underWay = new Shares(
    shareLimits(maxUnderWayBytes, rules.limits.waitingBytes, siteTimes)
  )
  const reached = { attachments, cluster, partners, waiting, webSockets }
  const router = new FrameRouter({ ...reached, underWay })
  const guarding: Guarding = {
    isAttached: (userId) => attachments.has(userId),
    mayWait: (...frame) => waiting.add(...frame),
    route: (...frame) => router.route(...frame),
  }
  const budget = new UpgradeBudget(rules.trust, rules.limits)
  let isClosing = false
  // Whoever is sent elsewhere by a stop has not said goodbye.
  const leaveCluster = (userId: string, { saidFarewell }: GuardedSocket) =>
    saidFarewell && !isClosing
      ? cluster.release(userId)
      : cluster.reserve(userId)
  const surroundings = {
    ...reached,
    arrivals,
    budget,
    guarding,
    leaveCluster,
    router,
  }
  trackAttachments(peerServer, attachments)
  peerServer.on('connection', (client) => waiting.delivered(client.getId()))
  const stopPulse = keepPulse(attachments, rules.tickMs)
  const stopClock = watchClock(() => router.waitAnew(), rules.tickMs)
  tellPartners(peerServer, {
    partners,
    leaveCluster,
    deliver: (frame) => router.deliver(frame),
  })
  joinCluster(cluster, surroundings)
  addSignallingRoutes(server, {
    attachments,
    cluster,
    allowedOrigins: rules.allowedOrigins,
    limit: limitRequests(
      new AddressRate(rules.limits.requestsPerMinute),
      rules.allowedOrigins
    ),
  })
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
  signallingHealth.watch({
    webSockets,
    storeAnswers: () => cluster.answers(),
    isFull: () => budget.isFull() || waiting.isFull(),
  })
  openClients.watch(cluster)
  server.addHook('preClose', async () => {
    isClosing = true
    signallingHealth.forget()
    openClients.forget()
    stopPulse()
    stopClock()
    await dismiss(webSockets)
  })
  server.addHook('onClose', () => cluster.close())
}
