import path from 'path'

import type { ModulePreloadOptions, Plugin } from 'vite'

/** Vite’s helper, which every dynamic import of a build calls. */
const helper = '\0vite/preload-helper.js'

const importWhole = path.join(__dirname, '../src/browser/importWhole.ts')

/** `importWhole` replaces Vite’s preloading for dynamic imports. */
export const wholeImports: Plugin = {
  name: 'whole-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === helper
      ? `export { importWhole as __vitePreload } from ${JSON.stringify(importWhole)}`
      : null,
}

/** Vite lists no files for an import of a single file. */
export const allFiles: ModulePreloadOptions['resolveDependencies'] = (
  file,
  files,
  { hostType }
) => (hostType === 'js' && files.length === 0 ? [file] : files)
