import * as v from 'valibot'

import { wholeNumber } from 'src/browser/wholeNumber'
import { userIdSchema } from 'src/features/links'

/** The server relays ids up to this length (docs/signalling-guard.md). */
const longestConnectionId = 64

const connectionId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(longestConnectionId)
)

const description = <Type extends 'offer' | 'answer'>(type: Type) =>
  v.looseObject({ type: v.literal(type), sdp: v.string() })

const ofCall = { type: v.literal('media'), connectionId }

/** A message of this product that PeerJS ignores (docs/call.md). */
const control = v.looseObject({ type: v.literal('kinscreen') })

const schema = v.variant('type', [
  v.looseObject({ type: v.picklist(['OPEN', 'ID-TAKEN', 'INVALID-KEY']) }),
  v.looseObject({
    type: v.literal('ERROR'),
    payload: v.looseObject({ msg: v.string() }),
  }),
  v.looseObject({ type: v.literal('EXPIRE'), src: userIdSchema }),
  v.looseObject({
    type: v.literal('OFFER'),
    src: userIdSchema,
    payload: v.looseObject({ ...ofCall, sdp: description('offer') }),
  }),
  v.looseObject({
    type: v.literal('ANSWER'),
    src: userIdSchema,
    payload: v.union([
      v.looseObject({ ...ofCall, sdp: description('answer') }),
      control,
    ]),
  }),
  v.looseObject({
    type: v.literal('CANDIDATE'),
    src: userIdSchema,
    payload: v.looseObject({
      ...ofCall,
      candidate: v.looseObject({
        candidate: v.string(),
        sdpMid: v.optional(v.nullable(v.string())),
        sdpMLineIndex: v.optional(v.nullable(wholeNumber())),
        usernameFragment: v.optional(v.nullable(v.string())),
      }),
    }),
  }),
])

/**
 * The messages from or through the server (specification §7) that this product
 * accepts. Two kinds are missing: offers of data connections, which PeerJS
 * would answer automatically (docs/decisions/0010), and LEAVE, after which
 * PeerJS would end the call although the call needs no server
 * (docs/signalling-guard.md).
 */
export type ServerMessage = v.InferOutput<typeof schema>

/** @returns null for a message that PeerJS must not see; never throws */
export function parseServerMessage(message: unknown): ServerMessage | null {
  const parsed = v.safeParse(schema, message)
  return parsed.success ? parsed.output : null
}
