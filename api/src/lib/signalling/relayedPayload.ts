/** The payload of an offer, answer or candidate, as far as the server reads it. */
export interface RelayedPayload extends Readonly<Record<string, unknown>> {
  /** Which call it is about; a control message of ours is about none. */
  readonly connectionId?: string
}

/** The one label with which a data connection may be offered (decision 21). */
const dataLabel = 'kinscreen'

/** How the server says that a partner has lost it; no client may say so. */
export const gonePayload = { type: 'kinscreen', v: 1, control: 'gone' }

/** What clients tell each other (decision 11). */
const controls: readonly unknown[] = [
  'busy',
  'returned',
  'back',
  'cancelled',
  'restart',
]

const maxConnectionIdLength = 64
/** Chromium's offer of a screen with sound has 5,000 characters. */
const maxSdpLength = 32_000
/** A candidate has 100 to 250 characters. */
const maxCandidateLength = 1_000

/** An offer of PeerJS nests 3 levels deep; metadata of ours adds few. */
const maxDepth = 8
/** So that many small values weigh what they take in memory, not on the wire. */
const weightOfValue = 64
const maxWeight = 80_000
const maxMetadataWeight = 8_000

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// PeerServer 1.0.2 closes the receiver's socket when JSON.stringify throws,
// and a payload nested some thousand levels deep makes it throw.
const weightLeft = (value: unknown, depth: number, weight: number): number => {
  const left =
    weight - weightOfValue - (typeof value === 'string' ? value.length : 0)
  if (typeof value !== 'object' || value === null) {
    return left
  }
  return depth === 0
    ? -1
    : Object.entries(value).reduce(
        (rest, [key, child]) =>
          rest < 0 ? rest : weightLeft(child, depth - 1, rest - key.length),
        left
      )
}

const isText = (value: unknown, maxLength: number): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.length <= maxLength)

const isDescription = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && isText(value.sdp, maxSdpLength))

const isCandidate = (value: unknown): boolean =>
  value === undefined ||
  (isRecord(value) && isText(value.candidate, maxCandidateLength))

const isWelcome = (
  frameType: string,
  { type, label, control, description }: Record<string, unknown>
): boolean => {
  switch (type) {
    case 'media':
      return true
    case 'data':
      return frameType !== 'OFFER' || label === dataLabel
    case 'kinscreen':
      return controls.includes(control) && isDescription(description)
    default:
      return false
  }
}

/**
 * May this be relayed? It looks at kinds and sizes only: whether a description
 * makes sense is for the receiver to say, who cannot trust the server anyway.
 */
export const isRelayedPayload = (
  frameType: string,
  payload: unknown
): payload is RelayedPayload =>
  isRecord(payload) &&
  isWelcome(frameType, payload) &&
  isText(payload.connectionId, maxConnectionIdLength) &&
  isDescription(payload.sdp) &&
  isCandidate(payload.candidate) &&
  weightLeft(payload.metadata, maxDepth, maxMetadataWeight) >= 0 &&
  weightLeft(payload, maxDepth, maxWeight) >= 0

/** The same for what servers hand each other. */
export const isPayloadOfServers: typeof isRelayedPayload = (
  frameType,
  payload
): payload is RelayedPayload =>
  isRelayedPayload(frameType, payload) ||
  (isRecord(payload) &&
    Object.keys(payload).length === 3 &&
    Object.entries(gonePayload).every(([key, value]) => payload[key] === value))
