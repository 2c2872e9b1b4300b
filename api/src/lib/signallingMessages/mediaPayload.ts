import { isRecord, isText } from 'src/lib/signallingMessages/jsonRules'

/** PeerJS writes `mc_` and a random number. */
const maxConnectionIdLength = 64
/** Chromium's offer of a screen with sound has 5,000 characters. */
const maxSdpLength = 32_000
/**
 * PeerJS writes `dc_` and a random number; other clients may choose any label.
 */
const maxLabelLength = 256

/** PeerJS throws at any other serialization. */
const serializations: readonly unknown[] = [
  'binary',
  'binary-utf8',
  'json',
  'raw',
]
/** A candidate has 100 to 250 characters. */
const maxCandidateLength = 1_000
/**
 * The largest `unsigned short`, the type of sdpMLineIndex (W3C WebRTC 1.0,
 * section 4.8.1).
 */
const maxSdpLine = 65_535

const isNone = (value: unknown): boolean =>
  value === undefined || value === null

const isTextOrNone = (value: unknown): boolean =>
  isNone(value) || typeof value === 'string'

const isLineOrNone = (value: unknown): boolean =>
  isNone(value) ||
  (typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= 0 &&
    value <= maxSdpLine)

export const isConnectionId = (value: unknown): value is string =>
  isText(value, maxConnectionIdLength) && value !== ''

/** An RTCSessionDescriptionInit (W3C WebRTC 1.0, section 4.6.2). */
export const isDescription = (
  value: unknown,
  type: 'offer' | 'answer'
): boolean =>
  isRecord(value) && value.type === type && isText(value.sdp, maxSdpLength)

/** An RTCIceCandidateInit (W3C WebRTC 1.0, section 4.8.1). */
const isCandidate = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.candidate, maxCandidateLength) &&
  isTextOrNone(value.sdpMid) &&
  isLineOrNone(value.sdpMLineIndex) &&
  isTextOrNone(value.usernameFragment)

/**
 * Is this a payload that PeerJS writes about a MediaConnection? PeerJS passes
 * the payload's parts to the browser unchecked, and fails if a part is missing.
 * @param frameType OFFER, ANSWER or CANDIDATE
 */
export function isMediaPayload(
  frameType: string,
  payload: Record<string, unknown>
): boolean {
  if (!isConnectionId(payload.connectionId)) {
    return false
  }
  switch (frameType) {
    case 'OFFER':
      return isDescription(payload.sdp, 'offer')
    case 'ANSWER':
      return isDescription(payload.sdp, 'answer')
    default:
      return isCandidate(payload.candidate)
  }
}

/**
 * Is this a payload that PeerJS writes about a DataConnection? An offer also
 * tells the receiver how to open and read the channel.
 */
export const isDataPayload = (
  frameType: string,
  payload: Record<string, unknown>
): boolean =>
  isMediaPayload(frameType, payload) &&
  (frameType !== 'OFFER' ||
    (isText(payload.label, maxLabelLength) &&
      typeof payload.reliable === 'boolean' &&
      serializations.includes(payload.serialization)))
