import { parseUserId } from 'src/lib/userId'

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

/** An offer of PeerJS nests 3 levels deep; metadata of ours adds few. */
const maxDepth = 8
const maxConnectionIdLength = 64

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// PeerServer 1.0.2 closes the receiver's socket when JSON.stringify throws,
// and a payload nested some thousand levels deep makes it throw.
const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 &&
    Object.values(value).every((child) => isShallow(child, depth - 1)))

interface RelayedPayload {
  connectionId?: string
}

const isRelayedPayload = (payload: unknown): payload is RelayedPayload =>
  isRecord(payload) &&
  (payload.type === 'media' || payload.type === 'kinscreen') &&
  (payload.connectionId === undefined ||
    (typeof payload.connectionId === 'string' &&
      payload.connectionId.length <= maxConnectionIdLength)) &&
  isShallow(payload, maxDepth)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Total: whatever a stranger sends, the answer is a frame that PeerServer can
 * handle, or null for what is to be dropped. Data connections are dropped,
 * because they would tell a stranger the addresses of a person who has not
 * agreed to anything yet.
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
  return relayedType && receiver && isRelayedPayload(payload)
    ? {
        type: relayedType,
        dst: receiver,
        connectionId: payload.connectionId,
      }
    : null
}
