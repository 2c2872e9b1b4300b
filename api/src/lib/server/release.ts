import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import packageOfProduct from '../../../../package.json'

/** The version of the running api, which is that of the product. */
export const { version } = packageOfProduct

// scripts/build writes this file. Without a build, it is missing.
const file = join(__dirname, '../../commit')

/**
 * The commit of the build, in hexadecimal; null if the build did not know it.
 */
export const commit = existsSync(file) ? readFileSync(file, 'utf8') : null

/** Version and commit, as an operator reads them. */
export const release = commit ? `${version} (${commit})` : version
