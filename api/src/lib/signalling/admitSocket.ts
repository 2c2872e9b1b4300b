import type { IncomingMessage } from 'node:http'

import { WebSocket, type WebSocketServer } from 'ws'

import type { Cluster } from 'src/lib/cluster/Cluster'

import type { Arrivals } from './Arrivals'
import type { Attachments } from './Attachments'
import { tryAgainLaterCode } from './closeCodes'
import type { FrameRouter } from './FrameRouter'
import { GuardedSocket, type Surroundings as Guarding } from './GuardedSocket'
import type { UpgradeBudget } from './UpgradeBudget'
import { readUpgrade } from './upgradeGate'

interface Surroundings {
  attachments: Attachments
  arrivals: Arrivals
  cluster: Cluster
  guarding: Guarding
  budget: Pick<UpgradeBudget, 'blame' | 'blockOf'>
  /** Gives the id back, or keeps it for its owner. */
  leaveCluster: (userId: string, socket: GuardedSocket) => Promise<boolean>
  router: FrameRouter
  webSockets: WebSocketServer
}

/** As PeerServer says it. */
const idTaken = JSON.stringify({
  type: 'ID-TAKEN',
  payload: { msg: 'ID is taken' },
})

/**
 * Hands a client's WebSocket to PeerServer, if nobody in the whole cluster has
 * its id. Nothing is heard from the socket before that is known.
 */
export const admitSocket = async (
  webSocket: WebSocket,
  request: IncomingMessage,
  {
    attachments,
    arrivals,
    budget,
    cluster,
    guarding,
    leaveCluster,
    router,
    webSockets,
  }: Surroundings
): Promise<void> => {
  const query = readUpgrade(request.url ?? '')
  const userId = query.get('id') ?? ''
  const client = {
    userId,
    block: budget.blockOf(request),
    onMisuse: budget.blame(request),
  }
  const socket = new GuardedSocket(webSocket, client, guarding)
  arrivals.begin(userId)
  const claim = await cluster.claim(userId, query.get('token') ?? '')
  if (claim === 'taken') {
    socket.send(idTaken)
    socket.close()
  } else if (claim === 'unavailable') {
    socket.close(tryAgainLaterCode)
  } else if (webSocket.readyState === WebSocket.OPEN) {
    socket.listen()
    webSockets.emit('connection', socket, request)
    cluster.announce(userId)
  }
  const hasArrived = attachments.has(userId)
  arrivals.end(userId, hasArrived).forEach((frame) => router.deliverHere(frame))
  if (claim === 'granted' && !hasArrived) {
    leaveCluster(userId, socket)
  }
}
