import { listen } from 'src/browser/listen'
import { dtlsFingerprint } from 'src/features/proof'

export type Descriptions = EventTarget &
  Pick<RTCPeerConnection, 'localDescription' | 'remoteDescription'>

export interface DtlsEnds {
  own: string
  other: string
}

/**
 * Waits for both descriptions: on a busy page Chromium opens the data channel
 * before `remoteDescription` is up to date.
 *
 * @returns null if an end has no fingerprint, or more than one
 */
export async function dtlsEnds(
  connection: Descriptions
): Promise<DtlsEnds | null> {
  while (!connection.localDescription || !connection.remoteDescription) {
    await new Promise((resolve) =>
      listen(connection, 'signalingstatechange', resolve, { once: true })
    )
  }
  const own = dtlsFingerprint(connection.localDescription.sdp)
  const other = dtlsFingerprint(connection.remoteDescription.sdp)
  return own && other ? { own, other } : null
}
