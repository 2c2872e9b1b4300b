import type { IClient, PeerServerEvents } from 'peer'

import type { Partners } from './Partners'
import { gonePayload } from './relayedPayload'
import { type RoutedFrame, routedFrame } from './routedFrame'

interface Surroundings {
  partners: Partners
  /** Gives an id back; false means that it has a newer socket elsewhere. */
  release: (userId: string) => Promise<boolean>
  deliver: (frame: RoutedFrame) => void
}

/**
 * Tells the partners of a client that its socket has closed: within a tenth of
 * a second, where they would else wait for silence. It is a hint; a share goes
 * on without signalling, so they ask each other first.
 */
export const tellPartners = (
  peerServer: PeerServerEvents,
  { partners, release, deliver }: Surroundings
): void => {
  peerServer.on('disconnect', async (client: IClient) => {
    const src = client.getId()
    const told = partners.forget(src)
    if (await release(src)) {
      told.forEach((dst) =>
        deliver(routedFrame(src, { type: 'ANSWER', dst, payload: gonePayload }))
      )
    }
  })
}
