import { listen } from 'src/browser/listen'
import { chunkBytes, dataPrefix } from 'src/features/wire'

/** No other channel of a call has this number; older pages do not open it. */
const channelNumber = 11

const label = `${dataPrefix}kinscreen-still`

/**
 * Opens a channel for a still that precedes the video: the first full frame of
 * a page full of text takes some 300 ms longer (docs/picture.md). A lost still
 * is retransmitted twice at most.
 *
 * @param receive called with what the peer sends, if it can be a picture
 * @returns a function that sends a still, or drops it if it is too long or
 * cannot be sent now
 */
export function openStills(
  peerConnection: Pick<RTCPeerConnection, 'createDataChannel'>,
  receive: (still: Blob) => void = () => {}
): (still: ArrayBuffer) => void {
  const channel = peerConnection.createDataChannel(label, {
    negotiated: true,
    id: channelNumber,
    ordered: false,
    maxRetransmits: 2,
  })
  channel.binaryType = 'arraybuffer'
  listen<MessageEvent<unknown>>(channel, 'message', ({ data }) => {
    if (isStill(data)) receive(new Blob([data]))
  })
  return (still) => {
    if (channel.readyState === 'open' && isStill(still)) channel.send(still)
  }
}

/** Whether the data is no longer than a message may be (specification §9). */
const isStill = (data: unknown): data is ArrayBuffer =>
  data instanceof ArrayBuffer &&
  data.byteLength > 0 &&
  data.byteLength <= chunkBytes
