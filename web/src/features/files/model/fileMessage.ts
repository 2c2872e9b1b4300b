import * as v from 'valibot'

import { wholeNumber } from 'src/browser/wholeNumber'

import { fileName } from './fileName'

/** The purpose of a sent file; a page accepts those that its version knows. */
export const purposes = ['file', 'sheet'] as const

export type Purpose = (typeof purposes)[number]

/**
 * Why a transfer ends before the file has arrived: a person cancels it, the
 * receiver is still being asked about another, the file may not be sent, it
 * does not match its announcement, it cannot be read, or it cannot be saved.
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

/** Chosen by the sender at random; part of the header of each chunk. */
const id = wholeNumber(0, 0xffff_ffff)

const bytes = wholeNumber()

export const fileSchema = v.variant('type', [
  /**
   * the purposes that this page accepts, and the ids that it is still sending
   */
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
  /**
   * the receiver wants the file from that byte on, as the previous ones have
   * arrived
   */
  v.object({ type: v.literal('file-take'), id, from: bytes }),
  /** all chunks are sent; the digest is that of `FileDigest` */
  v.object({
    type: v.literal('file-sent'),
    id,
    digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  /** the receiver has the file, and it matches the digest */
  v.object({ type: v.literal('file-arrived'), id }),
  /** either side ends the transfer; a newer version may have more reasons */
  v.object({
    type: v.literal('file-end'),
    id,
    why: v.fallback(v.picklist(endReasons), 'person'),
  }),
])

/** Messages about files, on the call’s data channel (docs/decisions/0093). */
export type FileMessage = v.InferOutput<typeof fileSchema>
