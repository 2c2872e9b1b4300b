import path from 'path'

import type { ModulePreloadOptions, Plugin } from 'vite'

/** Vite's own helper, which every dynamic import of a build calls. */
const helper = '\0vite/preload-helper.js'

const importWhole = path.join(__dirname, '../src/browser/importWhole.ts')

/**
 * Wraps each dynamic import in `importWhole`, which replaces Vite's preloading.
 */
export const wholeImports: Plugin = {
  name: 'whole-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === helper
      ? `export { importWhole as __vitePreload } from ${JSON.stringify(importWhole)}`
      : null,
}

/** Vite lists no files for an import of a single file; this lists that file. */
export const allFiles: ModulePreloadOptions['resolveDependencies'] = (
  file,
  files,
  { hostType }
) => (hostType === 'js' && files.length === 0 ? [file] : files)
