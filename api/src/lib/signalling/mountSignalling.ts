import type { FastifyInstance } from 'fastify'

import { metrics } from 'src/lib/metrics'

import { addSignallingRoutes } from './addSignallingRoutes'
import { Attachments } from './Attachments'
import { createPeerServer } from './createPeerServer'
import { GuardedSocket } from './GuardedSocket'
import { listenForUpgrades } from './listenForUpgrades'
import type { OriginRules } from './originPolicy'
import { tellPartners } from './tellPartners'
import { trackAttachments } from './trackAttachments'
import { decideUpgrade } from './upgradeGate'

/**
 * Puts the signalling server on the api's own HTTP server: `GET /peerjs/id`,
 * `GET /peerjs/peers` and the WebSocket at `/peerjs`. Closing the server ends
 * the sockets.
 */
export const mountSignalling = (
  server: FastifyInstance,
  originRules: OriginRules
): void => {
  const attachments = new Attachments()
  const { peerServer, webSockets } = createPeerServer(server.server)
  // An unheard error of PeerServer would end the process.
  peerServer.on('error', ({ name }) =>
    server.log.error({ name }, 'The signalling server reported an error.')
  )
  trackAttachments(peerServer, attachments)
  tellPartners(peerServer, attachments)
  addSignallingRoutes(server, {
    attachments,
    allowedOrigins: originRules.allowedOrigins,
  })
  const stopListening = listenForUpgrades(server.server, {
    decide: ({ url = '', headers }) => {
      const request = { target: url, origin: headers.origin }
      const decision = decideUpgrade(request, originRules)
      metrics.upgrades.inc({ result: String(decision) })
      return decision
    },
    accept: (request, socket, head) =>
      webSockets.handleUpgrade(request, socket, head, (webSocket) => {
        webSockets.emit('connection', new GuardedSocket(webSocket), request)
      }),
  })
  server.addHook('preClose', async () => {
    stopListening()
    webSockets.clients.forEach((webSocket) => webSocket.terminate())
  })
}
