import { isText } from './jsonRules'
import { isConnectionId, isDescription } from './mediaPayload'

/** Control messages that pages send to each other (docs/call.md). */
const bareControls: readonly unknown[] = [
  'back',
  'busy',
  'cancelled',
  'continue',
  'give-way',
  'here',
  'knock',
  'not-proved',
  'not-yet',
  'refused',
  'returned',
  'worked',
]

/** Control messages for ringing a helper's device (docs/kept-helpers.md). */
const ringControls: readonly unknown[] = ['ring', 'ring-answer', 'ring-heard']

/**
 * In characters: encrypted data with which a trusted sharer can ring a helper's
 * device.
 */
const longestBox = 4_096

/**
 * In base64url: a nonce of 16 bytes that identifies one ring, and a MAC of 32
 * bytes that authenticates the pages to each other.
 */
const nonceLength = 22
const macLength = 43

/**
 * The server's message that a client's socket has closed. Clients may not send
 * this message.
 */
export const gonePayload = { type: 'kinscreen', v: 1, control: 'gone' }

const isRestart = ({
  callId,
  number,
  description,
}: Record<string, unknown>): boolean =>
  isConnectionId(callId) &&
  (number === undefined || Number.isSafeInteger(number)) &&
  (isDescription(description, 'offer') || isDescription(description, 'answer'))

const isHandover = ({ nonce, box }: Record<string, unknown>): boolean =>
  isText(nonce, nonceLength) && isText(box, longestBox)

const isRing = ({ nonce, mac }: Record<string, unknown>): boolean =>
  isText(nonce, nonceLength) && isText(mac, macLength)

/**
 * Whether a client may send this control message. A control message has no
 * connectionId: with one, PeerJS would take it for the answer to an offer.
 */
export function isControlPayload(payload: Record<string, unknown>): boolean {
  const { control, v, connectionId, description } = payload
  if (typeof v !== 'number' || connectionId !== undefined) {
    return false
  }
  if (control === 'restart') return isRestart(payload)
  if (description !== undefined) return false
  if (control === 'ring-handover') return isHandover(payload)
  return ringControls.includes(control)
    ? isRing(payload)
    : bareControls.includes(control)
}

/** Whether this is the `gone` message, which only the server may send. */
export const isGonePayload = (payload: Record<string, unknown>): boolean =>
  Object.keys(payload).length === 3 &&
  Object.entries(gonePayload).every(([key, value]) => payload[key] === value)
