import { config } from 'src/lib/config'
import { signallingAddress } from 'src/lib/signalling/signallingAddress'

import type { PeerListener, PeerPort } from './PeerPort'

/**
 * Brings PeerJS and the adapter. Called only when a session opens, so that
 * nothing of it delays the first paint.
 *
 * @param iceServers asked before a path is looked for anew
 * @throws when the files cannot be fetched
 */
export async function loadPeer(
  token: string,
  listener: PeerListener,
  iceServers: () => Promise<RTCIceServer[]>
): Promise<PeerPort> {
  const [library, { PeerJsPeer }, { peerJsOptions }] = await Promise.all([
    import('peerjs'),
    import('./PeerJsPeer'),
    import('./peerJsOptions'),
  ])
  const address = signallingAddress(
    config.peerServerHost,
    window.location.hostname
  )
  const options = peerJsOptions(address, token, [])
  return new PeerJsPeer(library, options, listener, iceServers)
}
