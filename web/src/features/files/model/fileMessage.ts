import * as v from 'valibot'

import { wholeNumber } from 'src/browser/wholeNumber'

import { fileName } from './fileName'

/** Why a file is sent. A page accepts the purposes that its version knows. */
export const purposes = ['file', 'sheet'] as const

export type Purpose = (typeof purposes)[number]

/**
 * Why a transfer ends before the file has arrived. `person`: somebody cancelled
 * it. `busy`: the receiver already has an open offer. `refused`: the file may
 * not be sent. `broken`: its content differs from the announcement.
 * `unreadable`: the sender cannot read it. `unsaved`: the receiver cannot save
 * it.
 */
export const endReasons = [
  'person',
  'busy',
  'refused',
  'broken',
  'unreadable',
  'unsaved',
] as const

export type EndReason = (typeof endReasons)[number]

/** Random, chosen by the sender; part of the header of each chunk. */
const id = wholeNumber(0, 0xffff_ffff)

const bytes = wholeNumber()

export const fileSchema = v.variant('type', [
  /** the purposes that this page accepts, and the ids that it still sends */
  v.object({
    type: v.literal('files'),
    takes: v.pipe(v.array(v.string()), v.maxLength(16)),
    holds: v.pipe(v.array(id), v.maxLength(16)),
  }),
  v.object({
    type: v.literal('file-offer'),
    id,
    purpose: v.string(),
    name: v.pipe(v.string(), v.transform(fileName)),
    size: bytes,
    mime: v.pipe(v.string(), v.maxLength(255)),
  }),
  /** the receiver has the bytes before `from`, and requests the others */
  v.object({ type: v.literal('file-take'), id, from: bytes }),
  /** all chunks are sent; `FileDigest` makes the digest */
  v.object({
    type: v.literal('file-sent'),
    id,
    digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  /** the receiver has the file, and it matches the digest */
  v.object({ type: v.literal('file-arrived'), id }),
  /** an unknown reason of a newer version counts as `person` */
  v.object({
    type: v.literal('file-end'),
    id,
    why: v.fallback(v.picklist(endReasons), 'person'),
  }),
])

/** Messages about files, on the call’s data channel (docs/decisions/0093). */
export type FileMessage = v.InferOutput<typeof fileSchema>
