import type { Language } from 'src/browser/languageCode'

/** Of one of the two sets of files (docs/decisions/0016): paths with a hash. */
interface FilesOfSet {
  /** what every language needs */
  all: readonly string[]
  words: Partial<Record<Language, readonly string[]>>
}

/** What `/sheets` loads. */
export interface SheetsPageFiles {
  /** paths without a hash, each with a revision of its own */
  plain: Readonly<Record<string, string>>
  modern: FilesOfSet
  older: FilesOfSet
}
