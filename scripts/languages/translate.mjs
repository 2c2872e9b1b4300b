import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'

import { Problem, tell } from '../setup/problem.mjs'

import {
  cataloguesFolder,
  languagesIn,
  readCatalogue,
  writeCatalogue,
} from './catalogues.mjs'
import { checkTexts } from './checkTexts.mjs'
import { printIcu } from './icu.mjs'
import { showInvisible } from './textCode.mjs'

// Returns the texts of a language as JSON: nested objects with MessageFormat as
// values. A list becomes an object with the keys 0, 1, 2 and so on.
export function toJson(language, catalogues = cataloguesFolder) {
  const root = {}
  for (const [key, { message }] of readCatalogue(language, catalogues)) {
    const names = key.split('.')
    const last = names.pop()
    const place = names.reduce((object, name) => (object[name] ??= {}), root)
    place[last] = printIcu(message)
  }
  // Splits at line breaks first, so that those between the values stay as they
  // are.
  return `${JSON.stringify(root, null, 2).split('\n').map(showInvisible).join('\n')}\n`
}

function exportTexts(folder) {
  if (!folder) throw new Problem(usage)
  mkdirSync(folder, { recursive: true })
  const languages = languagesIn(cataloguesFolder)
  for (const language of languages) {
    writeFileSync(path.join(folder, `${language}.json`), toJson(language))
  }
  console.log(`Wrote ${languages.length} files into ${folder}.`)
}

function parseJson(file) {
  let text
  try {
    // The decoder skips a byte order mark, which some editors write.
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    if (error.code === 'ENOENT') throw new Problem(`There is no file ${file}.`)
    if (error.code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
    throw new Problem(`${file} is not UTF-8. Save it again as UTF-8.`)
  }
  if (text.trim() === '') throw new Problem(`${file} is empty.`)
  try {
    return JSON.parse(text)
  } catch (error) {
    // TypeScript's parser finds the position, because messages of JSON.parse
    // may lack it.
    const { start } = ts.parseConfigFileTextToJson(file, text).error ?? {}
    const line = text.slice(0, start).split('\n').length
    const place = start === undefined ? '' : `, line ${line}`
    throw new Problem(`${file}${place} is not JSON: ${error.message}`)
  }
}

const shownProblems = 50

// Imports files such as `de.json` into the catalogues. If any text of any file
// is wrong, throws a Problem before it writes anything.
export async function importTexts(files, catalogues = cataloguesFolder) {
  if (files.length === 0) throw new Problem(usage)
  const languages = languagesIn(catalogues)
  const english = readCatalogue('en', catalogues)
  const checked = files.map((file) => {
    const language = path.basename(file, '.json')
    if (!languages.includes(language)) {
      throw new Problem(
        `${file} should be named after one of the languages: ${languages.join(', ')}.`
      )
    }
    const current = readCatalogue(language, catalogues)
    return {
      language,
      ...checkTexts(language, parseJson(file), english, current),
    }
  })
  const problems = checked.flatMap((each) => each.problems)
  if (problems.length > 0) {
    const hidden = problems.length - shownProblems
    throw new Problem(
      [
        ...problems.slice(0, shownProblems),
        ...(hidden > 0 ? [`… and ${hidden} more.`] : []),
        '\nNothing was written.',
      ].join('\n')
    )
  }
  const written = await Promise.all(
    checked.map(({ language, messages }) =>
      writeCatalogue(language, messages, catalogues)
    )
  )
  const changed = written.flat().filter(({ before, code }) => before !== code)
  changed.forEach(({ file, code }) => writeFileSync(file, code))
  return changed.map(({ file }) => file)
}

const usage = `Usage:
npm run translate -- export FOLDER      writes a file for each language
npm run translate -- import FILE...     reads such files, for example de.json`

// Exports texts for translators, or imports them (`npm run translate`).
export async function translate([task, ...paths]) {
  try {
    if (task === 'export') return exportTexts(paths[0])
    if (task !== 'import') throw new Problem(usage)
    const changed = await importTexts(paths)
    console.log(
      changed.length > 0
        ? ['Changed files:', ...changed].join('\n')
        : 'No text differs.'
    )
  } catch (error) {
    tell(error)
    process.exitCode = 1
  }
}
