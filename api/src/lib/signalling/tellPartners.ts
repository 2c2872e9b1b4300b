import type { IClient, PeerServerEvents } from 'peer'

import { gonePayload } from './controlPayload'
import { GuardedSocket } from './GuardedSocket'
import type { Partners } from './Partners'
import { type RoutedFrame, routedFrame } from './routedFrame'

interface Surroundings {
  partners: Partners
  /** Gives an id back; false means that it has a newer socket elsewhere. */
  leaveCluster: (userId: string, socket: GuardedSocket) => Promise<boolean>
  deliver: (frame: RoutedFrame) => void
}

/**
 * Tells the partners of a client that its socket has closed: within a tenth of
 * a second, where they would else wait for silence. It is a hint; a share goes
 * on without signalling, so they ask each other first.
 */
export const tellPartners = (
  peerServer: PeerServerEvents,
  { partners, leaveCluster, deliver }: Surroundings
): void => {
  peerServer.on('disconnect', async (client: IClient) => {
    const src = client.getId()
    const socket: unknown = client.getSocket()
    // The server's own sockets have no partners and no lease.
    if (!(socket instanceof GuardedSocket)) {
      return
    }
    const told = partners.forget(src)
    if (await leaveCluster(src, socket)) {
      told.forEach((dst) =>
        deliver(routedFrame(src, { type: 'ANSWER', dst, payload: gonePayload }))
      )
    }
  })
}
