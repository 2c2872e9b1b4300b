/** Messages have one record (RFC 8188 §2); push services accept 4096 bytes. */
const recordSize = 4_096

/** Ends the last record (RFC 8188 §2); what would follow is padding. */
const lastRecord = 2

const encoder = new TextEncoder()

/**
 * What the key that is agreed on is bound to (RFC 8291 §3.4).
 *
 * @param device public key of who receives, an uncompressed point
 * @param sender public key that was made for this message alone
 */
export const keyInfo = (device: Uint8Array, sender: Uint8Array): Uint8Array =>
  joined(encoder.encode('WebPush: info\0'), device, sender)

/** For the key of the contents (RFC 8188 §2.2). */
export const contentKeyInfo = encoder.encode('Content-Encoding: aes128gcm\0')

/** For their nonce (RFC 8188 §2.3). */
export const nonceInfo = encoder.encode('Content-Encoding: nonce\0')

/** @returns the text, ready to be encrypted as the only record */
export const plainRecord = (text: string): Uint8Array =>
  joined(encoder.encode(text), Uint8Array.of(lastRecord))

/**
 * @param salt 16 random bytes
 * @param sender public key that was made for this message alone
 * @returns the message as it is sent: header (RFC 8188 §2.1) and record
 */
export function pushMessage(
  salt: Uint8Array,
  sender: Uint8Array,
  record: Uint8Array
): Uint8Array {
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, recordSize)
  return joined(salt, size, Uint8Array.of(sender.byteLength), sender, record)
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
