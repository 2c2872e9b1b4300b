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
// The files of the build that have placeholders, as they were built.
const templates = fromRoot('deploy', 'pages', 'dist')

/** Keeps the templates of a build that has just been made in web/dist. */
export function keepTemplates() {
  rmSync(templates, { recursive: true, force: true })
  for (const path of filesToFillIn(dist)) {
    mkdirSync(dirname(join(templates, path)), { recursive: true })
    cpSync(join(dist, path), join(templates, path))
  }
}

/**
 * The last build, as an installation serves it.
 *
 * @param settings the installation's settings, by name
 * @returns `files`, the paths of all its files; `read`, which returns the
 * contents of one of them
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

/** Writes the values of an installation into web/dist. */
export function writePages(settings) {
  const { read } = builtPages(settings)
  for (const path of filesIn(templates)) {
    writeFileSync(join(dist, path), read(path))
  }
}
