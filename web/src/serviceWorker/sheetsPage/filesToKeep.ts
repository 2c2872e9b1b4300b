import { atBase } from 'src/browser/basePath'
import { sheetsAsked } from 'src/features/sheets/headless'

import type { SheetsPageFiles } from './SheetsPageFiles'

/**
 * The format of Workbox. A file whose name contains a content hash needs no
 * revision.
 */
interface FileToKeep {
  url: string
  revision: string | null
}

/**
 * @param search query of the worker’s own URL, which contains the language and
 *   the build of the page; empty if no sheets are stored
 * @returns empty if no sheets are stored
 */
export function filesToKeep(
  files: SheetsPageFiles,
  search: string
): FileToKeep[] {
  const asked = sheetsAsked(search)
  if (!asked) return []
  const { all, words } = asked.isOlder ? files.older : files.modern
  return [
    ...Object.entries(files.plain).map(([path, revision]) => ({
      url: atBase(path),
      revision,
    })),
    ...[...all, ...(words[asked.language] ?? [])].map((path) => ({
      url: atBase(path),
      revision: null,
    })),
  ]
}
