import { randomBytes } from 'node:crypto'

const bindingRequest = 0x0001
const bindingSuccess = 0x0101
const magicCookie = 0x2112a442
const headerBytes = 20

/** A STUN Binding request without attributes (RFC 8489, section 5). */
export function createBindingRequest(): Buffer {
  const request = Buffer.alloc(headerBytes)
  request.writeUInt16BE(bindingRequest, 0)
  request.writeUInt32BE(magicCookie, 4)
  randomBytes(12).copy(request, 8)
  return request
}

/** Is this the success response to the request? It has the same transaction. */
export const isBindingResponse = (answer: Buffer, request: Buffer): boolean =>
  answer.length >= headerBytes &&
  answer.readUInt16BE(0) === bindingSuccess &&
  answer.subarray(4, headerBytes).equals(request.subarray(4))
