import {
  isControlPayload,
  isGonePayload,
} from 'src/lib/signallingMessages/controlPayload'
import { isRecord, weighsAtMost } from 'src/lib/signallingMessages/jsonRules'
import {
  isDataPayload,
  isMediaPayload,
} from 'src/lib/signallingMessages/mediaPayload'

/**
 * The payload of an offer, answer or candidate, with the fields that the server
 * reads.
 */
export interface RelayedPayload extends Readonly<Record<string, unknown>> {
  /** The call it belongs to; our control messages have none. */
  readonly connectionId?: string
}

const maxWeight = 80_000
const maxMetadataWeight = 8_000

function isWelcome(
  frameType: string,
  payload: Record<string, unknown>
): boolean {
  switch (payload.type) {
    case 'media':
      return isMediaPayload(frameType, payload)
    case 'data':
      return isDataPayload(frameType, payload)
    case 'kinscreen':
      return frameType === 'ANSWER' && isControlPayload(payload)
    default:
      return false
  }
}

/**
 * May this payload be relayed? Checks shapes and sizes only. The receiver has
 * to check whether a description is valid, because it cannot trust the server
 * anyway.
 * @param frameType OFFER, ANSWER or CANDIDATE
 */
export const isRelayedPayload = (
  frameType: string,
  payload: unknown
): payload is RelayedPayload =>
  isRecord(payload) &&
  isWelcome(frameType, payload) &&
  weighsAtMost(maxMetadataWeight, payload.metadata) &&
  weighsAtMost(maxWeight, payload)

/** May this payload be relayed where data connections are not? */
export const isPayloadWithoutData: typeof isRelayedPayload = (
  frameType,
  payload
): payload is RelayedPayload =>
  isRelayedPayload(frameType, payload) && payload.type !== 'data'

/** May this payload be sent between servers? */
export const isPayloadOfServers: typeof isRelayedPayload = (
  frameType,
  payload
): payload is RelayedPayload =>
  isRelayedPayload(frameType, payload) ||
  (frameType === 'ANSWER' && isRecord(payload) && isGonePayload(payload))
