import { listen } from 'src/browser/listen'
import { chunkBytes, dataPrefix } from 'src/features/wire'

/**
 * Id of the DataChannel, which no other channel of a call uses. Older pages do
 * not open this channel.
 */
const channelNumber = 11

const label = `${dataPrefix}kinscreen-still`

/**
 * Opens a DataChannel for a screenshot that is sent before the video: the first
 * full video frame of a page full of text arrives some 300 ms later
 * (docs/picture.md). A lost message is retransmitted twice at most.
 *
 * @param receive called with a received message, if its size is valid
 * @returns a function that sends a screenshot, or drops it if it is too large
 * or the channel is not open
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

/** Whether the data fits into a message (specification §9). */
const isStill = (data: unknown): data is ArrayBuffer =>
  data instanceof ArrayBuffer &&
  data.byteLength > 0 &&
  data.byteLength <= chunkBytes
