import { parseUserId } from 'src/lib/userIds/userId'

import { maxBytesOf } from './frameSize'
import { isRecord } from './jsonRules'
import {
  isPayloadWithoutData,
  isRelayedPayload,
  type RelayedPayload,
} from './relayedPayload'

const relayedTypes = ['OFFER', 'ANSWER', 'CANDIDATE'] as const

/** A message to be relayed unchanged. */
export interface RelayedFrame {
  readonly type: (typeof relayedTypes)[number]
  readonly dst: string
  readonly payload: RelayedPayload
  /** Has the text no other fields, so that it can be relayed unchanged? */
  readonly isBare: boolean
}

/**
 * A client's message to the signalling server, with the fields that the server
 * reads.
 */
export type Frame =
  | { readonly type: 'HEARTBEAT' }
  | { readonly type: 'LEAVE' }
  | RelayedFrame

/** The parsed JSON value; undefined if the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads a message to be relayed. Never throws: returns null for one that must
 * not be relayed.
 */
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
 * Parses a client's message. Never throws: returns a frame that PeerServer can
 * handle, or null for a message to be dropped.
 * @param bytes size of the text on the wire; each kind has its own limit
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
