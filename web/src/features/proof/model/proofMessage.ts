import { base64urlnopad } from '@scure/base'
import * as v from 'valibot'

import { decodeBase64url } from 'src/browser/bytes'
import { wholeNumber } from 'src/browser/wholeNumber'
import { messageCodec } from 'src/features/wire'

/** Random bytes that are hashed with the key, as many as in a fingerprint. */
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

/** The same length as the random value of `hello`. */
export const nonceByteLength = 16

const mac = bytes(32)

const schema = v.variant('type', [
  /** the opener of a link knows its key fingerprint */
  v.object({ type: v.literal('proof-of-opener'), mac }),
  /** the owner has the key; sent only after the opener's proof */
  v.object({
    type: v.literal('proof-of-owner'),
    /** uncompressed point of P-256 (SEC 1 §2.3.3) */
    publicKey: bytes(65),
    salt: bytes(saltByteLength),
    /** ECDSA, r and s (IEEE P1363) */
    signature: bytes(64),
    mac,
  }),
  /** the sender makes no proof, or rejects the peer's; nothing follows */
  v.object({ type: v.literal('proof-refused') }),
  /** the owner has the key from which the words of the id are derived */
  v.object({
    type: v.literal('proof-by-words'),
    publicKey: bytes(65),
    /** incremented until the words are those of a permanent id */
    number: wholeNumber(0, 0xffff_ffff),
    signature: bytes(64),
  }),
  /** the opener has no key fingerprint, and commits to a random value */
  v.object({ type: v.literal('compare-commit'), commitment: bytes(32) }),
  /** the owner's random value, chosen before the opener's is known */
  v.object({ type: v.literal('compare-nonce'), nonce: bytes(nonceByteLength) }),
  /** the opener's random value */
  v.object({
    type: v.literal('compare-reveal'),
    nonce: bytes(nonceByteLength),
  }),
])

/** The messages of the proof of a call (docs/proof.md). */
export type ProofMessage = v.InferOutput<typeof schema>

const codec = messageCodec(1, schema)

/** @returns the text for the data channel; bytes are in base64url */
export const encodeProof = (message: ProofMessage): string =>
  codec.encode(
    Object.fromEntries(
      Object.entries(message).map(([name, value]) => [
        name,
        value instanceof Uint8Array ? base64urlnopad.encode(value) : value,
      ])
    )
  )

/** Never throws: accepts anything that a data channel can deliver. */
export const parseProof = (
  data: unknown
): ProofMessage | 'unknown' | 'malformed' => codec.parse(data)
