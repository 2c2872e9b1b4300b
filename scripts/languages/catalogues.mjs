import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import prettier from 'prettier'
import ts from 'typescript'

import { fromRoot } from '../setup/root.mjs'

import { readText, writeText } from './textCode.mjs'

export const cataloguesFolder = fromRoot('web', 'src', 'i18n')

export function languagesIn(folder) {
  const others = readdirSync(folder).filter(
    (name) => name !== 'en' && existsSync(path.join(folder, name, 'index.ts'))
  )
  return ['en', ...others]
}

// The areas, such as `home`, that other languages have too. Areas that only
// operators read are in English only.
export function areasIn(folder) {
  const inOthers = languagesIn(folder)
    .slice(1)
    .flatMap((language) => readdirSync(path.join(folder, language)))
  return readdirSync(path.join(folder, 'en'))
    .filter((file) => inOthers.includes(file))
    .map((file) => path.basename(file, '.ts'))
}

// Finds the object with the texts: the last one that the file exports.
function parseArea(folder, language, area) {
  const file = path.join(folder, language, `${area}.ts`)
  const code = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const { declarationList } = source.statements
    .filter(ts.isVariableStatement)
    .at(-1)
  return { file, code, object: declarationList.declarations[0].initializer }
}

// Some values only refer to other texts: `common.tryAgain`, `...notification`.
const isReference = (node) =>
  node === undefined || ts.isPropertyAccessExpression(node)

// Returns [key, node] of each text, with keys such as `errors.404.title` and
// `path.steps.0`.
function textNodes(node, key) {
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties
      .filter(({ initializer }) => !isReference(initializer))
      .flatMap(({ name, initializer }) =>
        textNodes(initializer, `${key}.${name.text}`)
      )
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element, index) =>
      textNodes(element, `${key}.${index}`)
    )
  }
  return [[key, node]]
}

// Returns a Map from key to { message, parameters } of all texts of a language;
// `parameters` are the types of a text's arguments by name. Empty texts are
// left out, because there is nothing to translate.
export function readCatalogue(language, folder = cataloguesFolder) {
  const texts = areasIn(folder).flatMap((area) =>
    textNodes(parseArea(folder, language, area).object, area)
  )
  return new Map(
    texts
      .map(([key, node]) => {
        const parameters = (node.parameters ?? []).map(({ name, type }) => [
          name.text,
          type?.getText(),
        ])
        return [
          key,
          {
            message: readText(node),
            parameters: Object.fromEntries(parameters),
          },
        ]
      })
      .filter(([, { message }]) => message.length > 0)
  )
}

const pluralImport = "import { plural } from 'src/i18n/plural'\n"

function withPluralImport(header, isNeeded) {
  const rest = header.replace(pluralImport, '').replace(/^\n/, '')
  if (!isNeeded) return rest
  return pluralImport + (rest.startsWith('import') ? '' : '\n') + rest
}

async function writeArea(folder, language, area, messages) {
  const own = parseArea(folder, language, area)
  const english = parseArea(folder, 'en', area)
  // Replaces the texts in the English file, so that keys, order and blank lines
  // stay. Begins at the end: the positions of earlier texts stay valid.
  const start = english.object.getStart()
  const body = textNodes(english.object, area)
    .reverse()
    .reduce((code, [key, node]) => {
      const parameters = (node.parameters ?? []).map((each) => each.getText())
      const text = writeText(messages.get(key) ?? [], language)
      return (
        code.slice(0, node.getStart() - start) +
        (node.parameters ? `(${parameters.join(', ')}) => ${text}` : text) +
        code.slice(node.end - start)
      )
    }, english.object.getText())

  const code =
    withPluralImport(
      own.code.slice(0, own.object.getStart()),
      body.includes('plural(')
    ) +
    body +
    own.code.slice(own.object.end)
  const options = await prettier.resolveConfig(
    path.join(cataloguesFolder, 'plural.ts')
  )
  const formatted = await prettier.format(code, {
    ...options,
    filepath: own.file,
  })
  return { file: own.file, before: own.code, code: formatted }
}

// Writes nothing: returns `{ file, before, code }` for each file of a language,
// with these messages in `code`. `messages` is a Map by key.
export const writeCatalogue = (language, messages, folder = cataloguesFolder) =>
  Promise.all(
    areasIn(folder)
      .filter((area) => textNodes(parseArea(folder, 'en', area).object).length)
      .map((area) => writeArea(folder, language, area, messages))
  )
