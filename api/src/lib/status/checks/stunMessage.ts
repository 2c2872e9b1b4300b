import { createHmac } from 'node:crypto'
import { isIPv4 } from 'node:net'

import ipaddr from 'ipaddr.js'

/** Magic cookie of RFC 8489, section 5. */
const magicCookie = 0x2112a442
const headerBytes = 20
export const transactionIdBytes = 12

/** The bits of a STUN type that hold its class: both are set for an error. */
const classBits = 0x110

/** Size of MESSAGE-INTEGRITY with its header (RFC 8489, section 14.5). */
const integrityBytes = 24

/** STUN types: a method combined with a class (RFC 8656, section 17). */
export const types = {
  allocate: 0x003,
  refresh: 0x004,
  createPermission: 0x008,
  channelBind: 0x009,
  sendIndication: 0x016,
  dataIndication: 0x017,
} as const

/** Attribute types of RFC 8489, section 18.3, and RFC 8656, section 18. */
export const attributes = {
  username: 0x0006,
  messageIntegrity: 0x0008,
  errorCode: 0x0009,
  channelNumber: 0x000c,
  lifetime: 0x000d,
  xorPeerAddress: 0x0012,
  data: 0x0013,
  realm: 0x0014,
  nonce: 0x0015,
  xorRelayedAddress: 0x0016,
  requestedAddressFamily: 0x0017,
  requestedTransport: 0x0019,
  xorMappedAddress: 0x0020,
} as const

export type Attribute = readonly [type: number, value: Buffer]

/** Contains the first attribute of each type. */
export type Attributes = ReadonlyMap<number, Buffer>

export interface StunMessage {
  type: number
  transactionId: Buffer
  attributes: Attributes
}

export interface TransportAddress {
  address: string
  port: number
}

const padding = (length: number) => (4 - (length % 4)) % 4

function encodeAttribute([type, value]: Attribute): Buffer {
  const header = Buffer.alloc(4)
  header.writeUInt16BE(type, 0)
  header.writeUInt16BE(value.length, 2)
  return Buffer.concat([header, value, Buffer.alloc(padding(value.length))])
}

/** @param key signs the message if given */
export function encodeStun(
  type: number,
  transactionId: Buffer,
  entries: readonly Attribute[],
  key?: Buffer
): Buffer {
  const body = Buffer.concat(entries.map(encodeAttribute))
  const header = Buffer.alloc(headerBytes)
  header.writeUInt16BE(type, 0)
  // The length in the signed header already includes the signature.
  header.writeUInt16BE(body.length + (key ? integrityBytes : 0), 2)
  header.writeUInt32BE(magicCookie, 4)
  transactionId.copy(header, 8)
  const message = Buffer.concat([header, body])
  if (!key) return message
  const signature = createHmac('sha1', key).update(message).digest()
  return Buffer.concat([
    message,
    encodeAttribute([attributes.messageIntegrity, signature]),
  ])
}

/**
 * @returns the size in bytes of the first message in a TCP stream; infinite
 * before its header has arrived
 */
export const messageBytes = (stream: Buffer): number =>
  stream.length < headerBytes ? Infinity : headerBytes + stream.readUInt16BE(2)

/** Never throws: returns null unless the bytes are exactly one STUN message. */
export function decodeStun(message: Buffer): StunMessage | null {
  if (
    message.length !== messageBytes(message) ||
    message.readUInt32BE(4) !== magicCookie
  ) {
    return null
  }
  const found = new Map<number, Buffer>()
  for (let at = headerBytes; at + 4 <= message.length; ) {
    const type = message.readUInt16BE(at)
    const end = at + 4 + message.readUInt16BE(at + 2)
    if (!found.has(type)) found.set(type, message.subarray(at + 4, end))
    at = end + padding(end - at)
  }
  return {
    type: message.readUInt16BE(0),
    transactionId: message.subarray(8, headerBytes),
    attributes: found,
  }
}

/** @returns the code of an error response (RFC 8489, section 14.8), else 0 */
export function errorCodeOf({ attributes: found }: StunMessage): number {
  const value = found.get(attributes.errorCode)
  return value && value.length >= 4
    ? (value.readUInt8(2) & 7) * 100 + value.readUInt8(3)
    : 0
}

/** Is this message an error response (RFC 8489, section 5)? */
export const isError = ({ type }: StunMessage): boolean =>
  (type & classBits) === classBits

/** The magic cookie and the transaction id, with which addresses are XORed. */
function maskOf(transactionId: Buffer): Buffer {
  const cookie = Buffer.alloc(4)
  cookie.writeUInt32BE(magicCookie)
  return Buffer.concat([cookie, transactionId])
}

const mixed = (bytes: Buffer, mask: Buffer): Buffer =>
  Buffer.from(bytes.map((byte, at) => byte ^ mask.readUInt8(at)))

/** Encodes an address for XOR-PEER-ADDRESS (RFC 8489, section 14.2). */
export function encodeAddress(
  { address, port }: TransportAddress,
  transactionId: Buffer
): Buffer {
  const mask = maskOf(transactionId)
  const start = Buffer.from([0, isIPv4(address) ? 1 : 2, 0, 0])
  start.writeUInt16BE(port ^ mask.readUInt16BE(0), 2)
  const bytes = Buffer.from(ipaddr.parse(address).toByteArray())
  return Buffer.concat([start, mixed(bytes, mask)])
}

/** Never throws: returns null if the value is not an address. */
export function decodeAddress(
  value: Buffer | undefined,
  transactionId: Buffer
): TransportAddress | null {
  if (value?.length !== 8 && value?.length !== 20) return null
  const mask = maskOf(transactionId)
  const bytes = mixed(value.subarray(4), mask)
  return {
    address: ipaddr.fromByteArray([...bytes]).toString(),
    port: value.readUInt16BE(2) ^ mask.readUInt16BE(0),
  }
}
