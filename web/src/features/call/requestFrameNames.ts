import { nameFrames } from './model/sdp'

type Connection = Pick<RTCPeerConnection, 'setLocalDescription'>

/**
 * Changes the first offer of a call with `nameFrames`. If the browser refuses
 * changed descriptions, as Chromium plans to, the offer is sent unchanged, and
 * the viewer's browser decodes the frames.
 */
export function requestFrameNames() {
  let created = ''
  return {
    /** an option of PeerJS */
    sdpTransform: (sdp: string): string => nameFrames((created = sdp)),
    /** Call this before the offer is applied. */
    follow: (connection: Connection): void => {
      const apply = connection.setLocalDescription.bind(connection)
      connection.setLocalDescription = async (description) => {
        try {
          await apply(description)
        } catch (error) {
          const isChanged =
            description?.type === 'offer' &&
            description.sdp !== created &&
            description.sdp === nameFrames(created)
          if (!isChanged) throw error
          // The object that PeerJS sends next.
          description.sdp = created
          await apply(description)
        }
      }
    },
  }
}
