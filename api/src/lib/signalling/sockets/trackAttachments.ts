import type { IClient, PeerServerEvents } from 'peer'

import { userIdOfClient } from 'src/lib/signalling/peerServer/peerServerIds'
import { replacedCode } from 'src/lib/signalling/protocol'

import type { ConnectedClients } from './ConnectedClients'
import { GuardedSocket } from './GuardedSocket'

const open = JSON.stringify({ type: 'OPEN' })

/**
 * Keeps `connectedClients` equal to PeerServer's list. Also completes a
 * reconnect with the same token: PeerServer 1.0.2 sends no OPEN then, and keeps
 * listening to the old socket.
 */
export function trackAttachments(
  peerServer: PeerServerEvents,
  connectedClients: ConnectedClients
): void {
  peerServer.on('connection', (client: IClient) => {
    const socket: unknown = client.getSocket()
    if (!(socket instanceof GuardedSocket)) {
      return
    }
    const previous = connectedClients.attach(userIdOfClient(client), socket)
    if (previous) {
      socket.send(open)
      previous.close(replacedCode, 'replaced')
    }
  })
  peerServer.on('disconnect', (client: IClient) => {
    connectedClients.detach(userIdOfClient(client))
  })
}
