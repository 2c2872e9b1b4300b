import { TabIdentity } from 'src/lib/identity/TabIdentity'
import { onePixelStream } from 'src/lib/media/onePixelStream'
import { ScreenCapture } from 'src/lib/media/ScreenCapture'
import { withPlaceForSound } from 'src/lib/media/withPlaceForSound'
import { loadPeer } from 'src/lib/peer/loadPeer'
import { IceServersSource } from 'src/lib/signalling/IceServersSource'

import { CommandRunner } from './CommandRunner'
import { PeerKeeper } from './PeerKeeper'
import { PeerSession } from './PeerSession'

/** Puts the real browser behind the ports. Touches nothing until `open`. */
export function createPeerSession(): PeerSession {
  const iceServers = new IceServersSource(
    () => `${window.RWJS_API_URL}/iceServers`
  )
  const ports = {
    identities: {
      sharer: new TabIdentity('sharer'),
      viewer: new TabIdentity('viewer'),
    },
    capture: new ScreenCapture(),
    emptyStream: () => withPlaceForSound(onePixelStream()),
  }
  return new PeerSession(
    (dispatch, getSnapshot) =>
      new CommandRunner(
        {
          ...ports,
          keepPeer: (...session) =>
            new PeerKeeper(loadPeer, iceServers, ...session),
        },
        dispatch,
        getSnapshot
      )
  )
}
