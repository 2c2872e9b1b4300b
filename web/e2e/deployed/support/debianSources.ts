import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = '/etc/apt/sources.list.d'

/** This machine's Debian sources, as arguments of mmdebstrap. */
export const debianSources = (): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith('debian') && name.endsWith('.sources'))
    .map((name) => join(folder, name))
