import { fileFormat } from './fileFormat'
import type { Purpose } from './fileMessage'
import { extensionOf } from './fileName'

/** Bytes; the largest file that is sent or taken. */
export const mostFileBytes = 100_000_000

/**
 * Why a file is neither sent nor taken: it has nothing in it, is too large, is
 * of a kind that is not on the list (fileFormat.ts), or is not what its name
 * says, macros in a document included.
 */
export type FileRefusal = 'empty' | 'too-large' | 'kind' | 'content'

/** What is known of a file before its content. */
export interface AnnouncedFile {
  /** as `fileName` returns it */
  name: string
  /** in bytes */
  size: number
  /** the media type that the sender’s browser has, often empty; shown to nobody */
  mime: string
}

/** `setup.exe.pdf` pretends to be one thing or the other to everybody. */
const programs = /^(?:exe|scr|pif|bat|cmd|msi|vbs|lnk|ps1|hta)$/

/**
 * By name and size, the same on both sides.
 *
 * @param purpose what is no file to the person has no name of theirs
 * @returns null if nothing speaks against it
 */
export function refusedFile(
  { name, size }: Pick<AnnouncedFile, 'name' | 'size'>,
  purpose: Purpose
): FileRefusal | null {
  if (size <= 0) return 'empty'
  if (size > mostFileBytes) return 'too-large'
  if (purpose !== 'file') return null
  const extension = extensionOf(name)
  const before = extensionOf(name.slice(0, -extension.length - 1).trimEnd())
  return fileFormat(name) && !programs.test(before) ? null : 'kind'
}

/**
 * By how it begins, the same on both sides.
 *
 * @param head the first `headBytes`, or all of it
 * @param name as `fileName` returns it
 */
export const refusedContent = (
  head: Uint8Array,
  name: string,
  purpose: Purpose
): FileRefusal | null =>
  purpose !== 'file' || fileFormat(name)?.begins(head) ? null : 'content'

/** Why a file was not even offered. */
export type OfferProblem =
  | FileRefusal
  | 'unreadable'
  | 'no-connection'
  | 'one-at-a-time'
  | 'too-many'
  /** the peer's page cannot take files */
  | 'older'
