import type { IClient, PeerServerEvents } from 'peer'

import { userIdOfClient } from 'src/lib/signalling/peerServer/peerServerIds'
import type { RecentPeers } from 'src/lib/signalling/relay/RecentPeers'
import { gonePayload } from 'src/lib/signallingMessages/controlPayload'
import {
  leaveFrame,
  type RoutedFrame,
  routedFrame,
} from 'src/lib/signallingMessages/routedFrame'

import type { Farewell } from './farewell'
import { GuardedSocket } from './GuardedSocket'

interface NotifyPeersGoneDependencies {
  recentPeers: RecentPeers
  farewellOf: (socket: GuardedSocket) => Farewell
  /**
   * Releases or reserves an id.
   * @returns false if the client has a newer socket at another instance
   */
  leaveCluster: (userId: string, socket: GuardedSocket) => Promise<boolean>
  deliver: (frame: RoutedFrame) => void
}

/**
 * Tells the recent peers of a client within a tenth of a second that the
 * client's socket has closed. The message is only a hint, since a call
 * continues without signalling: a peer's page first asks the client over the
 * call itself. Stock PeerJS clients do not know the message. They get LEAVE,
 * which ends the call, if the client has left for good
 * (docs/signalling-guard.md).
 */
export function notifyPeersGone(
  peerServer: PeerServerEvents,
  {
    recentPeers,
    farewellOf,
    leaveCluster,
    deliver,
  }: NotifyPeersGoneDependencies
): void {
  peerServer.on('disconnect', async (client: IClient) => {
    const src = userIdOfClient(client)
    const socket: unknown = client.getSocket()
    // Sockets of the server itself, such as EchoSocket, have no peers.
    if (!(socket instanceof GuardedSocket)) {
      return
    }
    const told = recentPeers.forget(src)
    const hasLeft = farewellOf(socket) === 'left'
    if (await leaveCluster(src, socket)) {
      told.forEach((dst) => {
        deliver(routedFrame(src, { type: 'ANSWER', dst, payload: gonePayload }))
        if (hasLeft) {
          deliver(leaveFrame(src, dst))
        }
      })
    }
  })
}
