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
 * The payload of an offer, answer or candidate. The server reads only these
 * fields.
 */
export interface RelayedPayload extends Readonly<Record<string, unknown>> {
  /** Absent in our control messages. */
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
 * May this payload be relayed? Checks only shapes and sizes. The receiver
 * cannot trust the server, and has to check descriptions itself.
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

/** Used by servers that do not relay data connections. */
export const isPayloadWithoutData: typeof isRelayedPayload = (
  frameType,
  payload
): payload is RelayedPayload =>
  isRelayedPayload(frameType, payload) && payload.type !== 'data'

/** Used for payloads that servers send to each other. */
export const isPayloadOfServers: typeof isRelayedPayload = (
  frameType,
  payload
): payload is RelayedPayload =>
  isRelayedPayload(frameType, payload) ||
  (frameType === 'ANSWER' && isRecord(payload) && isGonePayload(payload))
