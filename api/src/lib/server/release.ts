import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import packageOfProduct from '../../../../package.json'

export const { version } = packageOfProduct

// Written by scripts/build; missing without a build.
const file = join(__dirname, '../../commit')

/** In hexadecimal; null if the build did not know the commit. */
export const commit = existsSync(file) ? readFileSync(file, 'utf8') : null

export const release = commit ? `${version} (${commit})` : version
