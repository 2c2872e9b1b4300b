import * as v from 'valibot'

import { wholeNumber } from 'src/browser/wholeNumber'

import { fileName } from './fileName'

/**
 * What a file is sent for: `file` is a file that a person chose, `sheet` is
 * written instructions with screenshots.
 */
export const purposes = ['file', 'sheet'] as const

export type Purpose = (typeof purposes)[number]

/**
 * Why a transfer ends early. `person`: somebody has declined or cancelled it.
 * `busy`: the receiver has another open offer. `refused`: such a file may not
 * be sent. `broken`: the content is not what was announced. `unreadable`: the
 * sender cannot read the file. `unsaved`: the receiver cannot save the file.
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

/** A random number for the transfer; each chunk contains it. */
const id = wholeNumber(0, 0xffff_ffff)

const bytes = wholeNumber()

export const fileSchema = v.variant('type', [
  /** `takes`: accepted purposes; `holds`: ids that are still being sent */
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
  /** accepts the file, and requests the bytes from `from` on */
  v.object({ type: v.literal('file-take'), id, from: bytes }),
  /** all chunks are sent; the digest is computed by `FileDigest` */
  v.object({
    type: v.literal('file-sent'),
    id,
    digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  /** the receiver has the whole file, and its digest is correct */
  v.object({ type: v.literal('file-arrived'), id }),
  /** ends the transfer; a reason of a newer version counts as `person` */
  v.object({
    type: v.literal('file-end'),
    id,
    why: v.fallback(v.picklist(endReasons), 'person'),
  }),
])

/** A message about files on the DataChannel of a call (docs/decisions/0093). */
export type FileMessage = v.InferOutput<typeof fileSchema>
