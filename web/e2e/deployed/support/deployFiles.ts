import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(__dirname, '..', '..', '..', '..')

/**
 * Replacements in a file of `deploy`: settings of an operator, or the ports and
 * folders of a test.
 */
export type Replacements = readonly (readonly [
  from: string | RegExp,
  to: string,
])[]

/**
 * Removes the digest from a reference to an image: a substitute image has the
 * same name and tag, but another digest.
 */
export const withoutDigests: Replacements[number] = [/@sha256:[0-9a-f]{64}/, '']

/**
 * @param path within `deploy/`
 * @throws if a replacement finds nothing, because the file has changed
 */
export const deployFile = (path: string, replacements: Replacements): string =>
  replaced(join(root, 'deploy', path), replacements)

export function replaced(path: string, replacements: Replacements): string {
  const text = readFileSync(path, 'utf8')
  return replacements.reduce((changed, [from, to]) => {
    const pattern = typeof from === 'string' ? from : new RegExp(from, 'gm')
    const isThere = changed.split(pattern).length > 1
    if (!isThere) throw new Error(`${path} has no ${from}`)
    return changed.replaceAll(pattern, to)
  }, text)
}

export const deploySettings = (
  replacements: Replacements
): Record<string, string> =>
  settingsIn(deployFile('kinscreen.env', replacements))

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

export const settingsText = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
