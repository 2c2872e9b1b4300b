import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(__dirname, '..', '..', '..', '..')

/** Replacements that an operator makes, or that keep a test away from the machine’s own ports and folders. */
export type Replacements = readonly (readonly [
  from: string | RegExp,
  to: string,
])[]

/** What stands in for an image has its name and tag, and never its digest. */
export const withoutDigests: Replacements[number] = [/@sha256:[0-9a-f]{64}/, '']

/**
 * @param path within `deploy/`
 * @throws when a replacement finds nothing: the file is not what it was
 */
export const deployFile = (path: string, replacements: Replacements): string =>
  replaced(join(root, 'deploy', path), replacements)

/** The same of any file. */
export function replaced(path: string, replacements: Replacements): string {
  const text = readFileSync(path, 'utf8')
  return replacements.reduce((changed, [from, to]) => {
    const pattern = typeof from === 'string' ? from : new RegExp(from, 'gm')
    const isThere = changed.split(pattern).length > 1
    if (!isThere) throw new Error(`${path} has no ${from}`)
    return changed.replaceAll(pattern, to)
  }, text)
}

/** @returns the settings of `deploy/kinscreen.env` by name */
export const deploySettings = (
  replacements: Replacements
): Record<string, string> =>
  settingsIn(deployFile('kinscreen.env', replacements))

/** @returns the settings of such a text by name */
export function settingsIn(text: string): Record<string, string> {
  const lines = text.split('\n')
  return Object.fromEntries(
    lines
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => {
        const end = line.indexOf('=')
        return [line.slice(0, end), line.slice(end + 1)]
      })
  )
}

/** @returns such a text */
export const settingsText = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
