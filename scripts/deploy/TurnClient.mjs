import { createHash, createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, isIPv6 } from 'node:net'

const families = { 4: 1, 6: 2 }

// RFC 8489, section 5
const magicCookie = 0x2112a442
const headerBytes = 20

// RFC 8489, section 14.5
const integrityBytes = 20

/** RFC 8489, section 18.2; RFC 8656, section 17; RFC 6062, section 6.1 */
const methods = {
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
  /** coturn’s own attribute: bytes per second of an allocation */
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
 * Encodes a request of RFC 8489.
 *
 * @param method one of `methods`
 * @param entries pairs of an attribute’s number and its value, a Buffer
 * @param options.key signs the request (MESSAGE-INTEGRITY)
 * @param options.transactionId 12 bytes
 */
function encodeRequest(
  method,
  entries,
  { key, transactionId = randomBytes(12) } = {}
) {
  const header = Buffer.alloc(headerBytes)
  const body = Buffer.concat(entries.map(encodeAttribute))
  // The signed length already includes the signature.
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

/** Infinite before the header of the stream's first message has arrived. */
const messageBytes = (stream) =>
  stream.length < headerBytes ? Infinity : headerBytes + stream.readUInt16BE(2)

/**
 * @param message one complete message
 * @returns the error code (0 for success), and the attributes by number
 * @throws if it is not a STUN message
 */
function decodeResponse(message) {
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
  // RFC 8489, section 14.8: the class (hundreds), and the number.
  return {
    errorCode: error ? (error[2] & 7) * 100 + error[3] : 0,
    attributes: found,
  }
}

// RFC 8489, section 14.2
const cookieBytes = Buffer.from([0x21, 0x12, 0xa4, 0x42])

/** @param address such as 192.0.2.1, 2001:db8::1 or ::ffff:192.0.2.1 */
function addressBytes(address) {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number))
  const { hostname } = new URL(`http://[${address}]`)
  const [before, after] = hostname.slice(1, -1).split('::')
  const groups = (text) => (text ? text.split(':') : [])
  const [head, tail] = [groups(before), groups(after)]
  const zeros = Array(8 - head.length - tail.length).fill('0')
  const digits = [...head, ...zeros, ...tail]
    .map((group) => group.padStart(4, '0'))
    .join('')
  return Buffer.from(digits, 'hex')
}

/**
 * The value of XOR-PEER-ADDRESS or a similar attribute.
 *
 * @param address IPv4 or IPv6, as text
 * @param transactionId of the message
 */
function xorAddress(address, port, transactionId) {
  const mask = Buffer.concat([cookieBytes, transactionId])
  const bytes = addressBytes(address).map((byte, at) => byte ^ mask[at])
  const head = Buffer.alloc(4)
  head[1] = families[isIPv6(address) ? 6 : 4]
  head.writeUInt16BE(port ^ cookieBytes.readUInt16BE(0), 2)
  return Buffer.concat([head, bytes])
}

/**
 * Credentials of the TURN REST API, as the api issues them (coturn’s
 * `use-auth-secret`).
 *
 * @param secret shared with the relay
 * @param user the name whose allocations are counted together
 * @param secondsLeft validity; negative if the credentials have expired
 */
export function turnRestCredentials({ secret, user, secondsLeft = 600 }) {
  const username = `${Math.floor(Date.now() / 1000) + secondsLeft}:${user}`
  const password = createHmac('sha1', secret).update(username).digest('base64')
  return { username, password }
}

const protocols = { tcp: 6, udp: 17 }
// RFC 8656, section 12: the first channel that a client may choose
const firstChannel = 0x4000
const anyPort = 40_000
const unauthorized = 401

/**
 * A client of a TURN server (RFC 8656, and RFC 6062 for TCP) over one TCP
 * connection, with one request at a time.
 */
export class TurnClient {
  #socket
  #stream
  #received = Buffer.alloc(0)
  #credentials
  #channel = firstChannel
  #session = { entries: [], key: undefined }

  /**
   * @param port on 127.0.0.1, for TCP
   * @param credentials user name and password
   */
  static async connect(port, credentials) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new TurnClient(socket, credentials)
  }

  /** @param socket over TCP or TLS, connected */
  constructor(socket, credentials) {
    this.#socket = socket
    this.#stream = socket[Symbol.asyncIterator]()
    this.#credentials = credentials
  }

  /** @returns the answer; error code 0 is success */
  allocate({ transport = 'udp', family = 4, lifetimeSeconds = 600 } = {}) {
    const protocol = Buffer.from([protocols[transport], 0, 0, 0])
    const addressFamily = Buffer.from([families[family], 0, 0, 0])
    const lifetime = Buffer.alloc(4)
    lifetime.writeUInt32BE(lifetimeSeconds)
    return this.#request(methods.allocate, () => [
      [attributes.requestedTransport, protocol],
      [attributes.requestedAddressFamily, addressFamily],
      [attributes.lifetime, lifetime],
    ])
  }

  createPermission(address) {
    return this.#request(methods.createPermission, (transactionId) => [
      this.#peer(address, transactionId),
    ])
  }

  bindChannel(address) {
    const number = Buffer.alloc(4)
    number.writeUInt16BE(this.#channel++)
    return this.#request(methods.channelBind, (transactionId) => [
      [attributes.channelNumber, number],
      this.#peer(address, transactionId),
    ])
  }

  close() {
    this.#socket.destroy()
  }

  #peer(address, transactionId) {
    return [
      attributes.xorPeerAddress,
      xorAddress(address, anyPort, transactionId),
    ]
  }

  // The server rejects the first request with the parameters of the key (RFC
  // 8489, section 9.2).
  async #request(method, entriesFor) {
    const answer = await this.#exchange(method, entriesFor)
    if (answer.errorCode !== unauthorized || this.#session.key) return answer
    this.#session = this.#sessionFor(answer)
    return this.#exchange(method, entriesFor)
  }

  #sessionFor({ attributes: challenge }) {
    const { username, password } = this.#credentials
    const realm = challenge.get(attributes.realm)
    return {
      entries: [
        [attributes.username, Buffer.from(username)],
        [attributes.realm, realm],
        [attributes.nonce, challenge.get(attributes.nonce)],
      ],
      key: createHash('md5')
        .update(`${username}:${realm}:${password}`)
        .digest(),
    }
  }

  async #exchange(method, entriesFor) {
    const transactionId = randomBytes(12)
    const entries = [...entriesFor(transactionId), ...this.#session.entries]
    const { key } = this.#session
    this.#socket.write(encodeRequest(method, entries, { key, transactionId }))
    return decodeResponse(await this.#nextMessage())
  }

  async #nextMessage() {
    while (this.#received.length < messageBytes(this.#received)) {
      const { value, done } = await this.#stream.next()
      if (done) throw new Error('The TURN server has closed the connection.')
      this.#received = Buffer.concat([this.#received, value])
    }
    const end = messageBytes(this.#received)
    const message = this.#received.subarray(0, end)
    this.#received = this.#received.subarray(end)
    return message
  }
}
