import type { IncomingMessage } from 'node:http'

import type { WebSocketServer } from 'ws'

import type { Cluster } from 'src/lib/cluster/Cluster'
import { joinPeerServer } from 'src/lib/signalling/peerServer/joinPeerServer'
import { idTaken, tryAgainLaterCode } from 'src/lib/signalling/protocol'
import type { FrameRouter } from 'src/lib/signalling/relay/FrameRouter'
import type { ConnectedClients } from 'src/lib/signalling/sockets/ConnectedClients'
import type { GuardedSocket } from 'src/lib/signalling/sockets/GuardedSocket'
import type { PendingClients } from 'src/lib/signalling/sockets/PendingClients'

import { readUpgrade, type UpgradeRules } from './upgradeGate'

interface AdmitSocketDependencies {
  connectedClients: ConnectedClients
  pendingClients: PendingClients
  cluster: Cluster
  /** Releases the id, or reserves it for the client. */
  leaveCluster: (userId: string, socket: GuardedSocket) => Promise<boolean>
  router: FrameRouter
  webSockets: WebSocketServer
  isProved: UpgradeRules['isProved']
}

/**
 * Hands a client's WebSocket to PeerServer, if the client's id is free in the
 * cluster. Frames that the client sends during the claim are ignored.
 */
export async function admitSocket(
  socket: GuardedSocket,
  request: IncomingMessage,
  {
    connectedClients,
    pendingClients,
    cluster,
    leaveCluster,
    router,
    webSockets,
    isProved,
  }: AdmitSocketDependencies
): Promise<void> {
  const query = readUpgrade(request.url ?? '')
  const userId = query.get('id') ?? ''
  const token = query.get('token') ?? ''
  pendingClients.begin(userId)
  const claim = await cluster.claim(userId, token, isProved(userId))
  if (claim === 'taken') {
    socket.turnAway(idTaken)
  } else if (claim === 'unavailable') {
    socket.close(tryAgainLaterCode)
  } else if (socket.isOpen()) {
    socket.listen()
    joinPeerServer(webSockets, socket, { userId, token })
    cluster.announce(userId)
  }
  const hasArrived = connectedClients.has(userId)
  pendingClients
    .end(userId, hasArrived)
    .forEach((frame) => router.deliverHere(frame))
  // If another socket of this user is waiting meanwhile, it needs the claim.
  if (claim === 'granted' && !hasArrived && !pendingClients.has(userId)) {
    leaveCluster(userId, socket)
  }
}
