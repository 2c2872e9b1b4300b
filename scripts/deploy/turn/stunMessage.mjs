import { createHmac, randomBytes } from 'node:crypto'

// RFC 8489, section 5
const magicCookie = 0x2112a442
const headerBytes = 20

// RFC 8489, section 14.5
const integrityBytes = 20

/** RFC 8489, section 18.2; RFC 8656, section 17; RFC 6062, section 6.1 */
export const methods = {
  binding: 0x001,
  allocate: 0x003,
  createPermission: 0x008,
  channelBind: 0x009,
  connect: 0x00a,
}

/** RFC 8489, section 18.3; RFC 8656, section 18 */
export const attributes = {
  username: 0x0006,
  messageIntegrity: 0x0008,
  errorCode: 0x0009,
  channelNumber: 0x000c,
  lifetime: 0x000d,
  xorPeerAddress: 0x0012,
  realm: 0x0014,
  nonce: 0x0015,
  requestedAddressFamily: 0x0017,
  requestedTransport: 0x0019,
  /** coturn’s own: the bytes per second that an allocation may use */
  bandwidth: 0x8010,
}

const padded = (length) => Math.ceil(length / 4) * 4

function encodeAttribute([type, value]) {
  const encoded = Buffer.alloc(4 + padded(value.length))
  encoded.writeUInt16BE(type, 0)
  encoded.writeUInt16BE(value.length, 2)
  value.copy(encoded, 4)
  return encoded
}

/**
 * A request of RFC 8489.
 *
 * @param method one of `methods`
 * @param entries pairs of an attribute’s number and its value, a Buffer
 * @param options.key signs the request (MESSAGE-INTEGRITY)
 * @param options.transactionId 12 bytes
 */
export function encodeRequest(
  method,
  entries,
  { key, transactionId = randomBytes(12) } = {}
) {
  const header = Buffer.alloc(headerBytes)
  const body = Buffer.concat(entries.map(encodeAttribute))
  // The signature covers a length that includes the signature itself.
  const length = body.length + (key ? 4 + integrityBytes : 0)
  header.writeUInt16BE(method, 0)
  header.writeUInt16BE(length, 2)
  header.writeUInt32BE(magicCookie, 4)
  transactionId.copy(header, 8)
  const message = Buffer.concat([header, body])
  if (!key) return message
  const integrity = createHmac('sha1', key).update(message).digest()
  const signature = encodeAttribute([attributes.messageIntegrity, integrity])
  return Buffer.concat([message, signature])
}

/**
 * The number of bytes of the first message in a stream; infinite until its
 * header has arrived.
 */
export const messageBytes = (stream) =>
  stream.length < headerBytes ? Infinity : headerBytes + stream.readUInt16BE(2)

/**
 * @param message a complete one
 * @returns the error code, which is 0 for success, and the attributes by number
 * @throws when it is not a STUN message
 */
export function decodeResponse(message) {
  if (message.readUInt32BE(4) !== magicCookie) {
    throw new Error('This is no STUN message.')
  }
  const found = new Map()
  for (let at = headerBytes; at < message.length; ) {
    const length = message.readUInt16BE(at + 2)
    found.set(
      message.readUInt16BE(at),
      message.subarray(at + 4, at + 4 + length)
    )
    at += 4 + padded(length)
  }
  const error = found.get(attributes.errorCode)
  // RFC 8489, section 14.8: hundreds, and the rest.
  return {
    errorCode: error ? (error[2] & 7) * 100 + error[3] : 0,
    attributes: found,
  }
}
