import {
  parseJson,
  readRelayedFrame,
  type RelayedFrame,
} from 'src/lib/signallingMessages/frame'
import { isRecord } from 'src/lib/signallingMessages/jsonRules'
import { isPayloadOfServers } from 'src/lib/signallingMessages/relayedPayload'
import { parseUserId } from 'src/lib/userId'

export interface RoutedFrame {
  readonly src: string
  readonly dst: string
  /** The JSON for the receiver, which contains sender and receiver. */
  readonly text: string
}

export const routedFrame = (
  src: string,
  { type, dst, payload }: Omit<RelayedFrame, 'isBare'>
): RoutedFrame => ({
  src,
  dst,
  text: JSON.stringify({ type, src, dst, payload }),
})

/** Tells `dst` on behalf of the server that `src` has left for good. */
export const leaveFrame = (src: string, dst: string): RoutedFrame => ({
  src,
  dst,
  text: JSON.stringify({ type: 'LEAVE', src, dst }),
})

/**
 * Adds the sender to a frame that was parsed from `text`, if possible by
 * inserting it into the text: serialising an SDP again costs as much as reading
 * and checking it. Ids need no escaping.
 */
export const routedFromText = (
  src: string,
  frame: RelayedFrame,
  text: string
): RoutedFrame =>
  frame.isBare
    ? {
        src,
        dst: frame.dst,
        text: `{"src":"${src}",${text.slice(text.indexOf('{') + 1)}`,
      }
    : routedFrame(src, frame)

/**
 * Parses a frame of another instance or of PeerServer. It may be of a type that
 * only servers may send. Never throws.
 */
export function readRoutedFrame(text: string): RoutedFrame | null {
  const message = parseJson(text)
  if (!isRecord(message)) {
    return null
  }
  const src = parseUserId(message.src)
  const dst = parseUserId(message.dst)
  if (src && dst && message.type === 'LEAVE') {
    return leaveFrame(src, dst)
  }
  const frame = readRelayedFrame(message, isPayloadOfServers)
  if (!src || !frame) {
    return null
  }
  return Object.keys(message).length === 4
    ? { src, dst: frame.dst, text }
    : routedFrame(src, frame)
}
