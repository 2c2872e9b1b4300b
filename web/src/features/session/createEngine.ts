import { IceServersSource, makePeer } from 'src/features/call'
import {
  onePixelStream,
  ScreenCapture,
  withPlaceForSound,
} from 'src/features/capture'

import { CallManager } from './CallManager'
import { CommandRunner } from './CommandRunner'
import { transition } from './model/transition'
import type { CreateEngine } from './PeerSession'
import { TabIdentity } from './TabIdentity'

/**
 * Creates the engine with ports to the browser. This module is loaded after the
 * first paint.
 */
export const createEngine: CreateEngine = (dispatch, getSnapshot) => {
  const iceServers = new IceServersSource(
    () => `${window.RWJS_API_URL}/iceServers`
  )
  // Created before the click on “share”: a browser with fingerprinting
  // protection may show a prompt about a canvas that a click creates.
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
