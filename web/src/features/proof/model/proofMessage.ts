import { base64urlnopad } from '@scure/base'
import * as v from 'valibot'

import { decodeBase64url } from 'src/browser/bytes'
import { wholeNumber } from 'src/browser/wholeNumber'
import { messageCodec } from 'src/features/wire'

/** Length of the random bytes that are hashed together with the key. */
export const saltByteLength = 16

const bytes = (length: number) =>
  v.pipe(
    v.string(),
    v.maxLength(2 * length),
    v.transform(decodeBase64url),
    v.custom<Uint8Array>(
      (value) => value instanceof Uint8Array && value.byteLength === length
    )
  )

/** Length of a random value in bytes. */
export const nonceByteLength = 16

const mac = bytes(32)

const schema = v.variant('type', [
  /** Proves that the opener of the link knows the key fingerprint. */
  v.object({ type: v.literal('proof-of-opener'), mac }),
  /**
   * The page that has made the link proves that it has the key. Sent only after
   * a valid `proof-of-opener`.
   */
  v.object({
    type: v.literal('proof-of-owner'),
    /** an uncompressed point of P-256 (SEC 1 §2.3.3) */
    publicKey: bytes(65),
    salt: bytes(saltByteLength),
    /** ECDSA: r and s, as in IEEE P1363 */
    signature: bytes(64),
    mac,
  }),
  /** The sender has no proof, or rejects the peer's; nothing follows. */
  v.object({ type: v.literal('proof-refused') }),
  /** Proves that the id's words are derived from the owner's key. */
  v.object({
    type: v.literal('proof-by-words'),
    publicKey: bytes(65),
    /** a counter, increased until the words made a permanent id */
    number: wholeNumber(0, 0xffff_ffff),
    signature: bytes(64),
  }),
  /** The opener of the link sends the hash of a random value. */
  v.object({ type: v.literal('compare-commit'), commitment: bytes(32) }),
  /** The owner sends a random value, without knowing the other side's value. */
  v.object({ type: v.literal('compare-nonce'), nonce: bytes(nonceByteLength) }),
  /** The opener sends the random value whose hash it has sent. */
  v.object({
    type: v.literal('compare-reveal'),
    nonce: bytes(nonceByteLength),
  }),
])

/** A message with which two pages verify each other (docs/proof.md). */
export type ProofMessage = v.InferOutput<typeof schema>

const codec = messageCodec(1, schema)

/** @returns the text to send on the DataChannel; bytes become base64url */
export const encodeProof = (message: ProofMessage): string =>
  codec.encode(
    Object.fromEntries(
      Object.entries(message).map(([name, value]) => [
        name,
        value instanceof Uint8Array ? base64urlnopad.encode(value) : value,
      ])
    )
  )

/** Never throws, whatever a DataChannel delivers. */
export const parseProof = (
  data: unknown
): ProofMessage | 'unknown' | 'malformed' => codec.parse(data)
