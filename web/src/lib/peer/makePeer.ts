import { Peer } from 'peerjs'

import { readHelperGrant } from 'src/lib/auth/helperGrant'
import { config } from 'src/lib/config'
import { signallingAddress } from 'src/lib/signalling/signallingAddress'

import { adaptOlderBrowser } from './adaptOlderBrowser'
import { peerJsOptions } from './peerJsOptions'
import { PeerJsPeer } from './PeerJsPeer'
import type { PeerListener, PeerPort } from './PeerPort'
import type { ResumptionStore } from './ResumptionStore'

/**
 * A Peer of this page, not connected yet.
 *
 * @param token by which the signalling server recognises it
 * @param iceServers requested before each search for a path
 * @param secrets by which the participant of the last call is recognised
 * @throws when the browser is an older one, and the missing features cannot be
 * loaded
 */
export async function makePeer(
  token: string,
  listener: PeerListener,
  iceServers: () => Promise<RTCIceServer[]>,
  secrets: ResumptionStore
): Promise<PeerPort> {
  await adaptOlderBrowser()
  const address = signallingAddress(
    config.peerServerHost,
    window.location.hostname
  )
  const options = peerJsOptions(address, token, [], readHelperGrant())
  return new PeerJsPeer({ Peer }, options, listener, iceServers, secrets)
}
