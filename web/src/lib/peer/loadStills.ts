/**
 * Loaded once a call is open: its picture comes without a still as well.
 *
 * @param show is given the stills that the peer sends (openStills)
 */
export const loadStills = (
  peerConnection: RTCPeerConnection,
  show: (still: Blob) => void
): Promise<unknown> =>
  import('./openStills')
    .then(({ openStills }) => openStills(peerConnection, show))
    .catch(() => null)
