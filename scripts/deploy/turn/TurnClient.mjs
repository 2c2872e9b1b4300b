import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

import {
  attributes,
  decodeResponse,
  encodeRequest,
  messageBytes,
  methods,
} from './stunMessage.mjs'
import { xorAddress } from './xorAddress.mjs'

const protocols = { tcp: 6, udp: 17 }
const families = { 4: 1, 6: 2 }
// RFC 8656, section 12: the first channel number that a client may choose
const firstChannel = 0x4000
const anyPort = 40_000
const unauthorized = 401

/** A client of a TURN server (RFC 8656, and RFC 6062 for TCP) over one TCP connection; each answer is awaited. */
export class TurnClient {
  #socket
  #stream
  #received = Buffer.alloc(0)
  #credentials
  #channel = firstChannel
  #session = { entries: [], key: undefined }

  /**
   * @param port of 127.0.0.1, where the server listens for TCP
   * @param credentials user name and password
   */
  static async connect(port, credentials) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new TurnClient(socket, credentials)
  }

  /** @param socket connected: TCP or TLS */
  constructor(socket, credentials) {
    this.#socket = socket
    this.#stream = socket[Symbol.asyncIterator]()
    this.#credentials = credentials
  }

  /** @returns the answer, with error code 0 for success */
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

  // The first request is rejected with the parameters of the key (RFC 8489,
  // section 9.2).
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
