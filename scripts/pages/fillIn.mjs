import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { placeholders, valuesOfPages } from './pageSettings.mjs'

/** Stands for a hash of all values, by which caches notice new settings. */
export const settingsPlaceholder = '__SETTINGS__'

const escapedHtml = (text) =>
  text.replace(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`)

// Escapes a value for JSON and for JavaScript strings.
const escapedString = (text) =>
  text.replace(
    /[^\w ./:-]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`
  )

const escapeFor = (path) =>
  path.endsWith('.html') ? escapedHtml : escapedString

// The longest first, because one begins with another.
const all = [...Object.values(placeholders), settingsPlaceholder].sort(
  (one, other) => other.length - one.length
)
const anyPlaceholder = new RegExp(
  all.map((text) => text.replaceAll('.', '\\.')).join('|'),
  'g'
)

/**
 * @param settings settings of an installation, by name
 * @returns a function that takes the path and the text of a built file, and
 * returns the text with the values of these settings
 */
export function fillIn(settings) {
  const values = valuesOfPages(settings)
  const hash = createHash('sha256').update(JSON.stringify(values))
  const byPlaceholder = new Map([
    ...Object.entries(placeholders).map(([name, text]) => [text, values[name]]),
    [settingsPlaceholder, hash.digest('hex').slice(0, 8)],
  ])
  return (path, text) =>
    text.replace(anyPlaceholder, (found) =>
      escapeFor(path)(byPlaceholder.get(found))
    )
}

// Files in assets/ are named by a hash of their contents and cached for a year,
// so they must be the same in every installation. Scripts in assets/ read the
// settings from the page.
const mayHavePlaceholders = (path) =>
  /\.(?:html|json|js|txt)$/.test(path) && !path.startsWith('assets/')

/**
 * @param folder contains a build
 * @returns the paths of the files with placeholders
 */
export const filesToFillIn = (folder) =>
  filesIn(folder).filter(
    (path) =>
      mayHavePlaceholders(path) &&
      readFileSync(join(folder, path), 'utf8').search(anyPlaceholder) >= 0
  )

export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
