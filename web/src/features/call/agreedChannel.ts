import { dataPrefix } from 'src/features/wire'

/**
 * PeerJS 1.5.5 negotiates SCTP with every MediaConnection, so a channel that
 * both sides create with the same number needs no further offer. PeerJS’s own
 * channel uses 0 or 1.
 */
export const agreedChannel = (
  peerConnection: RTCPeerConnection,
  name: string,
  id: number,
  protocol: 'json' | 'binary'
): RTCDataChannel =>
  peerConnection.createDataChannel(dataPrefix + name, {
    negotiated: true,
    id,
    ordered: true,
    protocol,
  })
