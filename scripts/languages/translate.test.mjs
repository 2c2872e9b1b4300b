import assert from 'node:assert/strict'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, describe, it } from 'node:test'

import { IntlMessageFormat } from 'intl-messageformat'

import {
  cataloguesFolder,
  readCatalogue,
  writeCatalogue,
} from './catalogues.mjs'
import { checkTexts } from './checkTexts.mjs'
import { printIcu } from './icu.mjs'
import {
  copyCatalogues,
  languages,
  loadTexts,
  temporaryFolder,
} from './testing/loadCatalogues.mjs'
import { importTexts, toJson } from './translate.mjs'

const english = readCatalogue('en')

const values = {
  string: ['Xyzzy', "O’Brien's {1} #2 <b>"],
  number: [0, 1, 2, 3, 5, 11, 21, 100, 1.5, 1_000_000],
  boolean: [true, false],
}

// All combinations of values for the arguments of a text.
const valuesFor = (parameters) =>
  Object.entries(parameters).reduce(
    (rows, [name, type]) =>
      rows.flatMap((row) =>
        values[type].map((value) => ({ ...row, [name]: value }))
      ),
    [{}]
  )

it('there are twelve languages', () => {
  assert.equal(languages.length, 12)
})

for (const language of languages) {
  describe(`the texts of ${language}`, () => {
    it('come back from JSON as the same files, byte for byte', async () => {
      const { messages, problems } = checkTexts(
        language,
        JSON.parse(toJson(language)),
        english,
        readCatalogue(language)
      )
      assert.deepEqual(problems, [])
      const files = await writeCatalogue(language, messages)
      assert.ok(files.length > 20)
      for (const { before, code } of files) assert.equal(code, before)
    })

    it('read the same in MessageFormat, for every kind of number', async () => {
      const textOf = await loadTexts(language, cataloguesFolder, after)
      for (const [key, { message }] of readCatalogue(language)) {
        const icu = printIcu(message)
        const format = new IntlMessageFormat(icu, language, undefined, {
          ignoreTag: true,
        })
        const text = textOf(key)
        for (const row of valuesFor(english.get(key).parameters)) {
          assert.equal(
            format.format(row),
            typeof text === 'string' ? text : text(...Object.values(row)),
            `${key} with ${JSON.stringify(row)}`
          )
        }
      }
    })
  })
}

async function importEdited(catalogues, language, edit, from = language) {
  const texts = JSON.parse(toJson(from, catalogues))
  edit(texts)
  const file = path.join(temporaryFolder(after), `${language}.json`)
  writeFileSync(file, JSON.stringify(texts))
  return importTexts([file], catalogues)
}

describe('an import', () => {
  it('changes only the file of the text that has changed', async () => {
    const catalogues = copyCatalogues(after)
    const text = "It's “here”: `${x}` \\ 100\u00a0%"
    const changed = await importEdited(catalogues, 'de', ({ home }) => {
      home.choicesHeading = printIcu([text])
    })
    assert.deepEqual(
      changed.map((file) => path.relative(catalogues, file)),
      [path.join('de', 'home.ts')]
    )
    const textOf = await loadTexts('de', catalogues, after)
    assert.equal(textOf('home.choicesHeading'), text)
  })

  it('brings plurals into a file that had none, and removes them again', async () => {
    const catalogues = copyCatalogues(after)
    const file = path.join(catalogues, 'de', 'talking.ts')
    const before = readFileSync(file, 'utf8')
    await importEdited(catalogues, 'de', ({ talking }) => {
      talking.unread = '({count, plural, one {# neue} other {# neue}})'
    })
    const textOf = await loadTexts('de', catalogues, after)
    assert.equal(textOf('talking.unread')(2), '(2 neue)')

    await importEdited(catalogues, 'de', ({ talking }) => {
      talking.unread = '({count} neu)'
    })
    assert.equal(readFileSync(file, 'utf8'), before)
  })

  it('fills the copied files of a new language, with its own plurals', async () => {
    const catalogues = copyCatalogues(after)
    cpSync(path.join(catalogues, 'de'), path.join(catalogues, 'cs'), {
      recursive: true,
    })
    await importEdited(
      catalogues,
      'cs',
      ({ ending, sheets, errors }) => {
        ending.minutes =
          '{count, plural, one {# minuta} few {# minuty} many {# minuty} other {# minut}}'
        sheets.stepCount =
          '{count, plural, one {# krok} few {# kroky} many {# kroku} other {# kroků}}'
        errors.unknown.title = 'Něco se pokazilo'
      },
      'de'
    )
    const textOf = await loadTexts('cs', catalogues, after)
    assert.equal(textOf('ending.minutes')(3), '3 minuty')
    assert.equal(textOf('errors.unknown.title'), 'Něco se pokazilo')
  })

  it('adds a text that is new in English to the other languages', async () => {
    const catalogues = copyCatalogues(after)
    const file = path.join(catalogues, 'en', 'home.ts')
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/^}/m, "  fresh: 'Something new',\n}")
    )
    await importEdited(catalogues, 'pl', ({ home }) => {
      home.fresh = 'Coś nowego'
    })
    const textOf = await loadTexts('pl', catalogues, after)
    assert.equal(textOf('home.fresh'), 'Coś nowego')
  })
})
