import type { FastifyInstance } from 'fastify'

import type { Trust } from 'src/lib/addresses/trustProxy'
import type { Cluster } from 'src/lib/cluster/Cluster'
import type { AddressLimits } from 'src/lib/limits/addressLimits'
import { quotaLimits, QuotaPool } from 'src/lib/limits/QuotaPool'
import { metrics } from 'src/lib/metrics/metrics'
import { isPermanentId } from 'src/lib/permanentIds/isPermanentId'
import { createPeerServer } from 'src/lib/signalling/peerServer/createPeerServer'
import { userIdOfClient } from 'src/lib/signalling/peerServer/peerServerIds'
import { refusals } from 'src/lib/signalling/protocol'
import { FrameRouter } from 'src/lib/signalling/relay/FrameRouter'
import { RecentPeers } from 'src/lib/signalling/relay/RecentPeers'
import { WaitingFrames } from 'src/lib/signalling/relay/WaitingFrames'
import {
  closeAllSockets,
  pingSockets,
} from 'src/lib/signalling/sockets/allSockets'
import { ConnectedClients } from 'src/lib/signalling/sockets/ConnectedClients'
import type { Farewell } from 'src/lib/signalling/sockets/farewell'
import type {
  GuardedSocket,
  GuardedSocketDependencies,
} from 'src/lib/signalling/sockets/GuardedSocket'
import { notifyPeersGone } from 'src/lib/signalling/sockets/notifyPeersGone'
import { openClients } from 'src/lib/signalling/sockets/OpenClients'
import { PendingClients } from 'src/lib/signalling/sockets/PendingClients'
import { trackAttachments } from 'src/lib/signalling/sockets/trackAttachments'
import { admitSocket } from 'src/lib/signalling/upgrades/admitSocket'
import {
  guardSocket,
  type GuardSocketDependencies,
} from 'src/lib/signalling/upgrades/guardSocket'
import { listenForUpgrades } from 'src/lib/signalling/upgrades/listenForUpgrades'
import { UpgradeBudget } from 'src/lib/signalling/upgrades/UpgradeBudget'
import {
  decideUpgrade,
  type UpgradeRules,
} from 'src/lib/signalling/upgrades/upgradeGate'
import { issueUserId } from 'src/lib/userId'

import { joinCluster } from './joinCluster'
import { type PeerServerRoutes, peerServerRoutes } from './PeerServerRoutes'
import { signallingHealth } from './SignallingHealth'
import { watchClock } from './watchClock'

/**
 * An id that no instance uses. It is not a permanent id, since attaching with
 * one requires its key.
 */
async function unusedUserId(
  connectedClients: ConnectedClients,
  cluster: Cluster
): Promise<string> {
  const userId = issueUserId()
  return isPermanentId(userId) ||
    connectedClients.has(userId) ||
    (await cluster.has(userId))
    ? unusedUserId(connectedClients, cluster)
    : userId
}

export interface SignallingRules extends UpgradeRules {
  readonly trust: Trust
  readonly limits: AddressLimits
  readonly mayReceive: GuardSocketDependencies['mayReceive']
  readonly allowDiscovery: boolean
  readonly relaysData: boolean
  /** The limit for all addresses together. */
  readonly maxOpenSockets?: number
  /** The tick of the timer that detects half-open sockets. */
  readonly tickMs?: number
}

/**
 * Limits the frames that were sent to Redis or another instance and not yet
 * acknowledged.
 */
const maxUnderWayBytes = 16 * 1024 * 1024
const siteTimes = 4

/**
 * Mounts the WebSocket of the signalling server, at `/peerjs`, on the api's own
 * HTTP server; its HTTP routes are a function (`functions/peerServer`). Closing
 * the server asks the clients to reconnect, rejects new ones and leaves the
 * cluster.
 */
export function mountSignalling(
  server: FastifyInstance,
  rules: SignallingRules,
  cluster: Cluster,
  routes: PeerServerRoutes = peerServerRoutes
): void {
  const connectedClients = new ConnectedClients()
  const pendingClients = new PendingClients()
  const waiting = new WaitingFrames(rules.limits)
  const { peerServer, webSockets } = createPeerServer(server.server)
  // An unhandled error of PeerServer would end the process.
  peerServer.on('error', ({ name }) =>
    server.log.error({ name }, 'The signalling server reported an error.')
  )
  const recentPeers = new RecentPeers()
  const underWay = new QuotaPool(
    quotaLimits(maxUnderWayBytes, rules.limits.waitingBytes, siteTimes)
  )
  const reached = {
    connectedClients,
    cluster,
    recentPeers,
    waiting,
    webSockets,
  }
  const router = new FrameRouter({ ...reached, underWay })
  const guarding: GuardedSocketDependencies = {
    isAttached: (userId) => connectedClients.has(userId),
    relaysData: rules.relaysData,
    mayWait: (...frame) => waiting.add(...frame),
    route: (...frame) => router.route(...frame),
    noteDescription: (...step) => cluster.noteDescription(...step),
  }
  const budget = new UpgradeBudget(
    rules.trust,
    rules.limits,
    rules.maxOpenSockets
  )
  let isClosing = false
  // At a shutdown, clients move to another instance. They have not left, so
  // their ids stay reserved.
  const farewellOf = ({ farewell }: GuardedSocket): Farewell =>
    isClosing ? 'none' : farewell
  const leaveCluster = (userId: string, socket: GuardedSocket) =>
    farewellOf(socket) === 'none'
      ? cluster.reserve(userId)
      : cluster.release(userId)
  const dependencies = {
    ...reached,
    pendingClients,
    budget,
    guarding,
    leaveCluster,
    mayReceive: rules.mayReceive,
    isProved: rules.isProved,
    router,
  }
  trackAttachments(peerServer, connectedClients)
  peerServer.on('connection', (client) =>
    waiting.delivered(userIdOfClient(client))
  )
  const stopPulse = pingSockets(connectedClients, rules.tickMs)
  const stopClock = watchClock(() => router.waitAnew(), rules.tickMs)
  notifyPeersGone(peerServer, {
    recentPeers,
    farewellOf,
    leaveCluster,
    deliver: (frame) => router.deliver(frame),
  })
  joinCluster(cluster, dependencies)
  routes.watch({
    allowedOrigins: rules.allowedOrigins,
    allowDiscovery: rules.allowDiscovery,
    issueUserId: () => unusedUserId(connectedClients, cluster),
    userIds: () => cluster.userIds(),
  })
  listenForUpgrades(server.server, {
    decide: async (request, socket) => {
      const { url: target = '', headers } = request
      const gate = decideUpgrade({ target, origin: headers.origin }, rules)
      const room =
        typeof gate === 'number' ? gate : await budget.take(request, socket)
      const admitted = room === 'accept' ? gate : room
      const decision = isClosing ? 503 : admitted
      metrics.upgrades.inc({ result: String(decision) })
      return decision
    },
    open: (request, socket, head, decision) => {
      // Corked, so that the upgrade response and OPEN are sent in one packet.
      socket.cork()
      webSockets.handleUpgrade(request, socket, head, async (webSocket) => {
        const guarded = guardSocket(webSocket, request, dependencies)
        if (decision !== 'accept') {
          guarded.turnAway(refusals[decision])
          socket.uncork()
          return
        }
        await admitSocket(guarded, request, dependencies).finally(() =>
          socket.uncork()
        )
      })
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
    routes.forget()
    stopPulse()
    stopClock()
    await closeAllSockets(webSockets, connectedClients)
  })
  server.addHook('onClose', () => cluster.close())
}
