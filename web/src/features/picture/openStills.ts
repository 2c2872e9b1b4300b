import { listen } from 'src/browser/listen'
import { chunkBytes, dataPrefix } from 'src/features/wire'

/** Like that of the messages (CallChannel.ts); older pages have none, and miss a still. */
const channelNumber = 11

const label = `${dataPrefix}kinscreen-still`

/**
 * The channel of a small picture that goes ahead of the video: the first whole frame
 * of a page full of text takes some 300 ms longer (docs/picture.md). A lost one
 * is not waited for.
 *
 * @param receive is given what the peer sends, if it can be a picture
 * @returns sends one; drops what is too long, or cannot be sent now
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

/** What one message may have (specification §9). */
const isStill = (data: unknown): data is ArrayBuffer =>
  data instanceof ArrayBuffer &&
  data.byteLength > 0 &&
  data.byteLength <= chunkBytes
