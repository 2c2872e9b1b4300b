import { fileFormat } from './fileFormat'
import type { Purpose } from './fileMessage'
import { extensionOf } from './fileName'

/** In bytes; the largest file that may be sent. */
export const mostFileBytes = 100_000_000

/**
 * Why a file may not be sent. `kind`: its format is not on the list in
 * fileFormat.ts. `content`: its content does not match its name, or a document
 * contains macros.
 */
export type FileRefusal = 'empty' | 'too-large' | 'kind' | 'content'

export interface AnnouncedFile {
  /** as returned by `fileName` */
  name: string
  /** in bytes */
  size: number
  /** the media type from the sender’s browser, often empty; never shown */
  mime: string
}

/** Extensions of programs: a name like `setup.exe.pdf` is meant to deceive. */
const programs = /^(?:exe|scr|pif|bat|cmd|msi|vbs|lnk|ps1|hta)$/

/**
 * The same on both sides.
 *
 * @param purpose the name is checked only for `file`, where a person chose it
 * @returns null if the file may be sent
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
 * The same on both sides.
 *
 * @param head the first `headBytes` of the file, or all of it
 * @param name as returned by `fileName`
 */
export const refusedContent = (
  head: Uint8Array,
  name: string,
  purpose: Purpose
): FileRefusal | null =>
  purpose !== 'file' || fileFormat(name)?.begins(head) ? null : 'content'

/** Why a file was not offered. */
export type OfferProblem =
  | FileRefusal
  | 'unreadable'
  | 'no-connection'
  | 'one-at-a-time'
  | 'too-many'
  /** the peer’s page cannot receive files */
  | 'older'
