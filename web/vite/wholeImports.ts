import path from 'path'

import type { ModulePreloadOptions, Plugin } from 'vite'

/** The module with which Vite wraps every dynamic import of a build. */
const helper = '\0vite/preload-helper.js'

const importWhole = path.join(__dirname, '../src/browser/importWhole.ts')

/** Uses `importWhole` instead of Vite’s preloading for dynamic imports. */
export const wholeImports: Plugin = {
  name: 'whole-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === helper
      ? `export { importWhole as __vitePreload } from ${JSON.stringify(importWhole)}`
      : null,
}

/**
 * Adds the file itself, because Vite lists no files for an import of a single
 * file.
 */
export const allFiles: ModulePreloadOptions['resolveDependencies'] = (
  file,
  files,
  { hostType }
) => (hostType === 'js' && files.length === 0 ? [file] : files)
