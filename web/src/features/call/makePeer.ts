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
 * @param token identifies this page at the signalling server
 * @param iceServers called before each call and each ICE restart
 * @param identity stores the secret that identifies the participant of the last
 * call; with the role `viewer`, frames are decoded on arrival
 * @returns a Peer that is not connected yet
 * @throws if webrtc-adapter, which older browsers need, cannot be loaded
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
    // Without an ArrivalDecoder, the browser’s own decoder shows the picture.
    startArrivalDecoder()
      .then((decoder) => (peer.arrivals = decoder))
      .catch(() => {})
  }
  return peer
}

/** Firefox added `connectionState` in 113, Safari `AudioContext` in 14.1. */
const isModern = (): boolean =>
  'connectionState' in RTCPeerConnection.prototype && 'AudioContext' in window

/**
 * Loads webrtc-adapter, but only in browsers that need it
 * (docs/decisions/0054). PeerJS would load it in every browser; it is half as
 * large as PeerJS itself.
 */
async function adaptOlderBrowser(): Promise<void> {
  if ('RTCPeerConnection' in window && !isModern()) {
    // @ts-expect-error The one entry of the package has no types of its own.
    await import('webrtc-adapter/src/js/adapter_core.js')
  }
}
