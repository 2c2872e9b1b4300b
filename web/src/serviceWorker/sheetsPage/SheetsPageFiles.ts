import type { Language } from 'src/browser/languageCode'

/** One of the two builds (docs/decisions/0016): paths with a hash. */
interface FilesOfSet {
  /** the files that every language needs */
  all: readonly string[]
  words: Partial<Record<Language, readonly string[]>>
}

/** The files that `/sheets` loads. */
export interface SheetsPageFiles {
  /** paths without a hash, each with its revision */
  plain: Readonly<Record<string, string>>
  modern: FilesOfSet
  older: FilesOfSet
}
