import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import ts from 'typescript'

import { areasIn, cataloguesFolder, languagesIn } from '../catalogues.mjs'

// Makes a folder, which `after` of the test runner removes.
export function temporaryFolder(after) {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalogues-'))
  after(() => rmSync(folder, { recursive: true }))
  return folder
}

export function copyCatalogues(after) {
  const folder = temporaryFolder(after)
  cpSync(cataloguesFolder, folder, { recursive: true })
  return folder
}

const compile = (code, depth) =>
  ts
    .transpileModule(code, {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
      },
    })
    .outputText.replaceAll('src/i18n/', depth)
    .replace(/(from '\.[^']*)'/g, "$1.mjs'")

// Compiles the catalogues in a folder, and imports the areas of a language.
// Returns each text, a string or a function, by its key.
export async function loadTexts(language, catalogues, after) {
  const compiled = temporaryFolder(after)
  const copy = (name, depth) =>
    writeFileSync(
      path.join(compiled, name.replace(/\.ts$/, '.mjs')),
      compile(readFileSync(path.join(catalogues, name), 'utf8'), depth)
    )
  copy('plural.ts', './')
  mkdirSync(path.join(compiled, language))
  readdirSync(path.join(catalogues, language))
    .filter((file) => !file.endsWith('.test.ts'))
    .forEach((file) => copy(`${language}/${file}`, '../'))

  const texts = {}
  for (const area of areasIn(catalogues)) {
    const file = path.join(compiled, language, `${area}.mjs`)
    Object.assign(texts, await import(pathToFileURL(file)))
  }
  return (key) => key.split('.').reduce((value, name) => value[name], texts)
}

export const languages = languagesIn(cataloguesFolder)
