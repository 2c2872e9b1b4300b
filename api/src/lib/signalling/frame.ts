import { parseUserId } from 'src/lib/userId'

import { isRecord, isRelayedPayload } from './relayedPayload'

const relayedTypes = ['OFFER', 'ANSWER', 'CANDIDATE'] as const

interface RelayedFrame {
  readonly type: (typeof relayedTypes)[number]
  readonly dst: string
  /** Which call it is about; a control message of ours is about none. */
  readonly connectionId?: string
}

/** A client's message to the signalling server, as far as the server reads it. */
export type Frame =
  | { readonly type: 'HEARTBEAT' }
  | { readonly type: 'LEAVE' }
  | RelayedFrame

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Total: whatever a stranger sends, the answer is a frame that PeerServer can
 * handle, or null for what is to be dropped.
 */
export const parseFrame = (text: string): Frame | null => {
  const message = parseJson(text)
  if (!isRecord(message)) {
    return null
  }
  const { type, dst, payload } = message
  if (type === 'HEARTBEAT' || type === 'LEAVE') {
    return { type }
  }
  const relayedType = relayedTypes.find((relayed) => relayed === type)
  const receiver = parseUserId(dst)
  return relayedType && receiver && isRelayedPayload(relayedType, payload)
    ? {
        type: relayedType,
        dst: receiver,
        connectionId: payload.connectionId,
      }
    : null
}
