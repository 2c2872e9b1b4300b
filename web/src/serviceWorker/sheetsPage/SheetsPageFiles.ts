import type { Language } from 'src/browser/languageCode'

/** The files of one build, modern or older (docs/decisions/0016). */
interface FilesOfSet {
  /** for every language */
  all: readonly string[]
  words: Partial<Record<Language, readonly string[]>>
}

/** The files that `/sheets` loads. */
export interface SheetsPageFiles {
  /** revisions of the files whose names contain no content hash, by path */
  plain: Readonly<Record<string, string>>
  modern: FilesOfSet
  older: FilesOfSet
}
