import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import packageOfProduct from '../../../../package.json'

/** The version of the running api, which is that of the product. */
export const { version } = packageOfProduct

// Written by the build (scripts/build); there is none beside the sources.
const file = join(__dirname, '../../commit')

/** What it was built from, in hexadecimal; null where the build did not know it. */
export const commit = existsSync(file) ? readFileSync(file, 'utf8') : null

/** Both, as an operator reads them. */
export const release = commit ? `${version} (${commit})` : version
