import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { fromRoot } from '../setup/root.mjs'

import { filesIn, filesToFillIn, fillIn } from './fillIn.mjs'

const dist = fromRoot('web', 'dist')
// The folder with the built files whose placeholders are not replaced yet.
const templates = fromRoot('deploy', 'pages', 'dist')

/** Copies the files with placeholders from the new build in web/dist. */
export function keepTemplates() {
  rmSync(templates, { recursive: true, force: true })
  for (const path of filesToFillIn(dist)) {
    mkdirSync(dirname(join(templates, path)), { recursive: true })
    cpSync(join(dist, path), join(templates, path))
  }
}

/**
 * The last build, with an installation's settings in place of the placeholders.
 *
 * @param settings the installation's settings, by name
 * @returns `files`, the paths of all files; `read`, which returns the contents
 * of a file
 */
export function builtPages(settings) {
  const fill = fillIn(settings)
  return {
    files: filesIn(dist),
    read: (path) => {
      const template = join(templates, path)
      return existsSync(template)
        ? Buffer.from(fill(path, readFileSync(template, 'utf8')))
        : readFileSync(join(dist, path))
    },
  }
}

/** Replaces the placeholders in web/dist by an installation's settings. */
export function writePages(settings) {
  const { read } = builtPages(settings)
  for (const path of filesIn(templates)) {
    writeFileSync(join(dist, path), read(path))
  }
}
