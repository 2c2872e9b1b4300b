import { createHash } from 'crypto'
import { readFileSync } from 'fs'
import path from 'path'

import { type Chunk, chunkFiles } from '../../scripts/chunksOf.mjs'
import { settingsPlaceholder } from '../../scripts/pages/fillIn.mjs'
import { languages } from '../src/browser/languageCode'
import type { SheetsPageFiles } from '../src/serviceWorker/sheetsPage/SheetsPageFiles'

const inDist = (name: string) =>
  readFileSync(path.join(__dirname, '..', 'dist', name))

const revisionOf = (name: string) =>
  createHash('sha256').update(inDist(name)).digest('hex').slice(0, 16)

/**
 * The sources of the page “My sheets”, in the order in which the page loads
 * them.
 */
const sourcesOfPage = (ending: string) => [
  `index${ending}.html`,
  `pages/SheetsPage/SheetsPage${ending}.tsx`,
  `components/LanguageField${ending}.tsx`,
]

type Manifest = Readonly<Record<string, Chunk>>

function filesOfSet(
  manifest: Manifest,
  ending: string,
  more: readonly string[] = []
): SheetsPageFiles['modern'] {
  const sources = [...more, ...sourcesOfPage(ending)]
  const all = chunkFiles(sources, manifest)
  // English texts are part of the entry script.
  const words = languages
    .filter((language) => language !== 'en')
    .map((language) => {
      const source = `i18n/${language}/index${ending}.ts`
      const files = chunkFiles([source], manifest)
      return [language, files.filter((file) => !all.includes(file))] as const
    })
  const paths = (files: readonly string[]) => files.map((file) => `/${file}`)
  return {
    all: paths(all),
    words: Object.fromEntries(
      words.map(([language, files]) => [language, paths(files)])
    ),
  }
}

/**
 * Lists the files that the service worker caches for people with saved sheets
 * (docs/decisions/0079).
 */
export function sheetsPageFiles(): SheetsPageFiles {
  const manifest: Manifest = JSON.parse(
    inDist('client-build-manifest.json').toString()
  )
  return {
    plain: {
      // The build writes the page /sheets after the worker, so its own hash is
      // not known yet. The page changes with index.html, which names the entry
      // script and the commit, and with the settings that will be filled in.
      '/sheets': `${revisionOf('index.html')}-${settingsPlaceholder}`,
      '/starting.css': revisionOf('starting.css'),
      '/too-old.js': revisionOf('too-old.js'),
    },
    modern: filesOfSet(manifest, ''),
    older: filesOfSet(manifest, '-legacy', ['../vite/legacy-polyfills-legacy']),
  }
}
