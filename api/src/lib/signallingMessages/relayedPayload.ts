import {
  isControlPayload,
  isGonePayload,
} from 'src/lib/signallingMessages/controlPayload'
import { isRecord, weighsAtMost } from 'src/lib/signallingMessages/jsonRules'
import {
  isDataPayload,
  isMediaPayload,
} from 'src/lib/signallingMessages/mediaPayload'

/** The payload of an offer, answer or candidate, as far as the server reads it. */
export interface RelayedPayload extends Readonly<Record<string, unknown>> {
  /** The call it belongs to; our control messages belong to none. */
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
 * May this be relayed? Checks shapes and sizes only: whether a description is
 * valid is for the receiver to check, who cannot trust the server anyway.
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

/** The same where data connections are not relayed. */
export const isPayloadWithoutData: typeof isRelayedPayload = (
  frameType,
  payload
): payload is RelayedPayload =>
  isRelayedPayload(frameType, payload) && payload.type !== 'data'

/** The same for frames between servers. */
export const isPayloadOfServers: typeof isRelayedPayload = (
  frameType,
  payload
): payload is RelayedPayload =>
  isRelayedPayload(frameType, payload) ||
  (frameType === 'ANSWER' && isRecord(payload) && isGonePayload(payload))
