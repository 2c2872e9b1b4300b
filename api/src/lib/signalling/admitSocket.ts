import type { IncomingMessage } from 'node:http'

import { WebSocket, type WebSocketServer } from 'ws'

import type { Cluster } from 'src/lib/cluster/Cluster'

import type { Arrivals } from './Arrivals'
import type { Attachments } from './Attachments'
import { tryAgainLaterCode } from './closeCodes'
import type { FrameRouter } from './FrameRouter'
import { GuardedSocket, type Surroundings as Guarding } from './GuardedSocket'
import { readUpgrade } from './upgradeGate'

interface Surroundings {
  attachments: Attachments
  arrivals: Arrivals
  cluster: Cluster
  guarding: Guarding
  /** Remembers against the address of this client that it was closed. */
  blame: (request: IncomingMessage) => () => void
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
    blame,
    cluster,
    guarding,
    router,
    webSockets,
  }: Surroundings
): Promise<void> => {
  const query = readUpgrade(request.url ?? '')
  const userId = query.get('id') ?? ''
  const socket = new GuardedSocket(webSocket, userId, guarding, blame(request))
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
  arrivals.end(userId).forEach((frame) => router.deliverHere(frame))
  if (claim === 'granted' && !attachments.has(userId)) {
    cluster.release(userId)
  }
}
