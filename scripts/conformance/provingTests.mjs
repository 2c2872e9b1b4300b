import { readdirSync, readFileSync } from 'node:fs'

import { fromRoot } from '../setup/root.mjs'

import { tagsIn } from './tags.mjs'

const folders = ['api/src', 'scripts', 'web/e2e', 'web/src']

const isTest = (file) => /\.(?:test|spec)\.(?:mjs|tsx?)$/.test(file)

// The tests there use tags as data.
const isAboutTags = (file) => file.startsWith('scripts/conformance/')

const testFiles = () =>
  folders
    .flatMap((folder) =>
      readdirSync(fromRoot(folder), { recursive: true }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`
      )
    )
    .filter((file) => isTest(file) && !isAboutTags(file))
    .sort()

/**
 * @returns every test that proves a clause: its file, its title and the keys of
 * the clauses
 */
export const provingTests = () =>
  testFiles().flatMap((file) =>
    tagsIn(readFileSync(fromRoot(file), 'utf8')).map((test) => ({
      file,
      ...test,
    }))
  )
