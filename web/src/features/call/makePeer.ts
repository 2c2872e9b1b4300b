import { Peer } from 'peerjs'

import { config } from 'src/browser/config'
import { parseUserId } from 'src/features/links'
import { startArrivalDecoder } from 'src/features/picture'
import { OfferProof } from 'src/features/proof'

import type { ResumptionStore } from './CallResumption'
import { readHelperGrant } from './helperGrant'
import { peerJsOptions } from './peerJsOptions'
import { PeerJsPeer } from './PeerJsPeer'
import type { PeerListener, PeerPort } from './PeerPort'
import { signallingAddress } from './signallingAddress'

/**
 * Creates a Peer for this page that is not connected yet.
 *
 * @param token by which the signalling server recognises it
 * @param iceServers requested before each call and each ICE restart
 * @param identity holds the secrets that identify the participant of the last
 * call, and the role of this page: a viewer decodes pictures on arrival
 * @throws if the browser is an older one and the missing features cannot be
 * loaded
 */
export async function makePeer(
  token: string,
  listener: PeerListener,
  iceServers: (isUrgent: boolean) => Promise<RTCIceServer[]>,
  identity: ResumptionStore & { role: 'sharer' | 'viewer' }
): Promise<PeerPort> {
  await adaptOlderBrowser()
  const address = signallingAddress(
    config.peerServerHost,
    window.location.hostname
  )
  const options = peerJsOptions(address, token, readHelperGrant())
  const peer = new PeerJsPeer(
    { Peer },
    options,
    listener,
    iceServers,
    identity,
    new OfferProof(async (remoteId) => {
      const id = parseUserId(remoteId)
      return id && identity.resumptionSecret(id)
    })
  )
  if (identity.role === 'viewer') {
    // Without it, the browser’s own decoder still shows pictures.
    startArrivalDecoder()
      .then((decoder) => (peer.arrivals = decoder))
      .catch(() => {})
  }
  return peer
}

/**
 * True in every recent browser; Firefox has had the first feature since 113,
 * Safari the second since 14.1.
 */
const isModern = (): boolean =>
  'connectionState' in RTCPeerConnection.prototype && 'AudioContext' in window

/**
 * Loads the WebRTC features that older browsers lack (docs/decisions/0054).
 * PeerJS would load this everywhere, and it is half as large as PeerJS itself.
 */
async function adaptOlderBrowser(): Promise<void> {
  if ('RTCPeerConnection' in window && !isModern()) {
    // @ts-expect-error The one entry of the package has no types of its own.
    await import('webrtc-adapter/src/js/adapter_core.js')
  }
}
