import path from 'path'

import type { ModulePreloadOptions, Plugin } from 'vite'

/** Vite's own, which every dynamic import of a build goes through. */
const helper = '\0vite/preload-helper.js'

const importWhole = path.join(__dirname, '../src/browser/importWhole.ts')

/** Puts `importWhole` around each dynamic import, in the place of Vite's preloading. */
export const wholeImports: Plugin = {
  name: 'whole-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === helper
      ? `export { importWhole as __vitePreload } from ${JSON.stringify(importWhole)}`
      : null,
}

/** Vite leaves out the list where a part is one file. */
export const allFiles: ModulePreloadOptions['resolveDependencies'] = (
  file,
  files,
  { hostType }
) => (hostType === 'js' && files.length === 0 ? [file] : files)
