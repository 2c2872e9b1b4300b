import { fileFormat } from './fileFormat'
import type { Purpose } from './fileMessage'
import { extensionOf } from './fileName'

/** In bytes. Larger files cannot be sent. */
export const mostFileBytes = 100_000_000

/**
 * Why a file may not be sent. `kind`: its format is not in fileFormat.ts.
 * `content`: its content does not match its extension, or it contains macros.
 */
export type FileRefusal = 'empty' | 'too-large' | 'kind' | 'content'

export interface AnnouncedFile {
  /** a safe name, as returned by `fileName` */
  name: string
  /** in bytes */
  size: number
  /** media type from the sender’s browser; often empty, and never shown */
  mime: string
}

/** Extensions of programs. A name like `setup.exe.pdf` is meant to deceive. */
const programs = /^(?:exe|scr|pif|bat|cmd|msi|vbs|lnk|ps1|hta)$/

/**
 * Checks name and size. Sender and receiver both call this.
 *
 * @param purpose the name is checked only for `file`, because a person chose
 * that file
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
 * Checks the first bytes of a file. Sender and receiver both call this.
 *
 * @param head the first `headBytes` of the file, or all of a smaller file
 * @param name as returned by `fileName`
 * @returns null if the bytes match the extension of the name
 */
export const refusedContent = (
  head: Uint8Array,
  name: string,
  purpose: Purpose
): FileRefusal | null =>
  purpose !== 'file' || fileFormat(name)?.begins(head) ? null : 'content'

/** Why this page could not offer a file. */
export type OfferProblem =
  | FileRefusal
  | 'unreadable'
  | 'no-connection'
  | 'one-at-a-time'
  | 'too-many'
  /** the peer’s page is an older version that cannot receive files */
  | 'older'
