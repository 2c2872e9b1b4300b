import type { Language } from 'src/browser/languageCode'

/** One of the two builds, modern or older (docs/decisions/0016). */
interface FilesOfSet {
  /** for every language */
  all: readonly string[]
  words: Partial<Record<Language, readonly string[]>>
}

/** What `/sheets` loads. */
export interface SheetsPageFiles {
  /** paths without a hash, with their revisions */
  plain: Readonly<Record<string, string>>
  modern: FilesOfSet
  older: FilesOfSet
}
