import { parseUserId } from 'src/lib/userId'

import { maxBytesOf } from './frameSize'
import { isRecord } from './jsonRules'
import {
  isPayloadWithoutData,
  isRelayedPayload,
  type RelayedPayload,
} from './relayedPayload'

const relayedTypes = ['OFFER', 'ANSWER', 'CANDIDATE'] as const

export interface RelayedFrame {
  readonly type: (typeof relayedTypes)[number]
  readonly dst: string
  readonly payload: RelayedPayload
  /** Whether there are no other fields, so that the text can be relayed. */
  readonly isBare: boolean
}

/** What the server reads of a client's message. */
export type Frame =
  | { readonly type: 'HEARTBEAT' }
  | { readonly type: 'LEAVE' }
  | RelayedFrame

/** Undefined if the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Never throws: returns null for a message that must not be relayed. */
export function readRelayedFrame(
  message: Record<string, unknown>,
  isPayload: typeof isRelayedPayload
): RelayedFrame | null {
  const type = relayedTypes.find((relayed) => relayed === message.type)
  const dst = parseUserId(message.dst)
  const { payload } = message
  return type && dst && isPayload(type, payload)
    ? { type, dst, payload, isBare: Object.keys(message).length === 3 }
    : null
}

/**
 * Never throws: returns a frame that PeerServer can handle, or null for a
 * message to be dropped.
 * @param bytes size of the text on the wire; each type of frame has its own
 * limit
 * @param relaysData whether frames about data connections are relayed
 */
export function parseFrame(
  text: string,
  bytes = Buffer.byteLength(text),
  relaysData = true
): Frame | null {
  const message = parseJson(text)
  if (!isRecord(message)) {
    return null
  }
  const { type } = message
  if (type === 'HEARTBEAT' || type === 'LEAVE') {
    return { type }
  }
  const frame = readRelayedFrame(
    message,
    relaysData ? isRelayedPayload : isPayloadWithoutData
  )
  return frame && bytes <= maxBytesOf(frame) ? frame : null
}
