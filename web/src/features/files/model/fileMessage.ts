import * as v from 'valibot'

import { wholeNumber } from 'src/browser/wholeNumber'

import { fileName } from './fileName'

/** What a file is sent for; a page takes those that its version knows. */
export const purposes = ['file', 'sheet'] as const

export type Purpose = (typeof purposes)[number]

/**
 * Why a transfer ends before the file has arrived: a person says so, the
 * receiver is still asked about another, the file may not be sent, it is not as
 * announced, it cannot be read, or it cannot be saved.
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

/** Chosen by the sender, at random; in the header of each chunk. */
const id = wholeNumber(0, 0xffff_ffff)

const bytes = wholeNumber()

export const fileSchema = v.variant('type', [
  /** what this page takes, and the ids of what it is still sending */
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
  /** the receiver wants it from that byte on: the others have arrived */
  v.object({ type: v.literal('file-take'), id, from: bytes }),
  /** all of it is sent; the digest is that of `FileDigest` */
  v.object({
    type: v.literal('file-sent'),
    id,
    digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  /** the receiver has it, and it is what was sent */
  v.object({ type: v.literal('file-arrived'), id }),
  /** either side ends it; a newer version may have more reasons */
  v.object({
    type: v.literal('file-end'),
    id,
    why: v.fallback(v.picklist(endReasons), 'person'),
  }),
])

/** Messages about files, on the call’s data channel (docs/decisions/0093). */
export type FileMessage = v.InferOutput<typeof fileSchema>
