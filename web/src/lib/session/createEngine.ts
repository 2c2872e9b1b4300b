import { transition } from 'src/domain/peerSession/transition'
import { TabIdentity } from 'src/lib/identity/TabIdentity'
import { onePixelStream } from 'src/lib/media/onePixelStream'
import { ScreenCapture } from 'src/lib/media/ScreenCapture'
import { withPlaceForSound } from 'src/lib/media/withPlaceForSound'
import { makePeer } from 'src/lib/peer/makePeer'
import { IceServersSource } from 'src/lib/signalling/IceServersSource'

import { CallManager } from './CallManager'
import { CommandRunner } from './CommandRunner'
import type { CreateEngine } from './PeerSession'

/**
 * Connects the ports to the real browser. Loaded after the first paint, as one
 * chunk.
 */
export const createEngine: CreateEngine = (dispatch, getSnapshot) => {
  const iceServers = new IceServersSource(
    () => `${window.RWJS_API_URL}/iceServers`
  )
  // Not within a click: a browser that protects against fingerprinting would ask
  // the person about it, while they share.
  const pixel = onePixelStream()
  const ports = {
    identities: {
      sharer: new TabIdentity('sharer'),
      viewer: new TabIdentity('viewer'),
    },
    capture: new ScreenCapture(),
    emptyStream: () => withPlaceForSound(pixel),
  }
  return {
    transition,
    runner: new CommandRunner(
      {
        ...ports,
        manageCalls: (dispatch) =>
          new CallManager(makePeer, iceServers, dispatch),
      },
      dispatch,
      getSnapshot
    ),
  }
}
