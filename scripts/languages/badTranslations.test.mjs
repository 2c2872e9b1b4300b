import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, describe, it } from 'node:test'

import { Problem } from '../setup/problem.mjs'

import { copyCatalogues, temporaryFolder } from './testing/loadCatalogues.mjs'
import { importTexts, toJson } from './translate.mjs'

const catalogues = copyCatalogues(after)
const folder = temporaryFolder(after)
const home = path.join(catalogues, 'de', 'home.ts')
const before = readFileSync(home, 'utf8')

// Writes a file and imports it. Expects a Problem that contains the reason, and
// unchanged catalogues, although another text of the file is new.
async function refuses(name, contents, reason) {
  const file = path.join(folder, name)
  writeFileSync(file, contents)
  await assert.rejects(importTexts([file], catalogues), (error) => {
    assert.ok(error instanceof Problem, error.stack)
    assert.ok(error.message.includes(reason), error.message)
    return true
  })
  assert.equal(readFileSync(home, 'utf8'), before)
}

function edited(language, edit) {
  const texts = JSON.parse(toJson(language, catalogues))
  texts.home.choicesHeading = texts.home.choicesHeading.toUpperCase()
  edit(texts)
  return JSON.stringify(texts)
}

describe('a file is refused as a whole if', () => {
  const files = {
    'it is empty': ['de.json', '', 'de.json is empty'],
    'it is not JSON': [
      'de.json',
      '{\n  "home": {\n    "title": "Hallo\n',
      'de.json, line 3 is not JSON',
    ],
    'it is JSON, but a list': [
      'de.json',
      '["Hallo"]',
      'de, caller.calls: it is missing',
    ],
    'it is JSON, but nothing': [
      'de.json',
      'null',
      'de, caller.calls: it is missing',
    ],
    'its encoding is UTF-16': [
      'de.json',
      Buffer.from('\ufeff{}', 'utf16le'),
      'de.json is not UTF-8',
    ],
    'its encoding is Latin-1': [
      'de.json',
      Buffer.from('{"home": "für"}', 'latin1'),
      'de.json is not UTF-8',
    ],
    'its name is no language': [
      'xx.json',
      '{}',
      'xx.json should be named after one of the languages: en, ar, de',
    ],
    'its name leaves the folder': ['..json', '{}', 'should be named after'],
  }
  for (const [title, [name, contents, reason]] of Object.entries(files)) {
    it(title, () => refuses(name, contents, reason))
  }

  it('it does not exist', () =>
    assert.rejects(importTexts(['none/de.json'], catalogues), {
      message: 'There is no file none/de.json.',
    }))

  it('another file is wrong', async () => {
    const right = path.join(folder, 'de.json')
    const wrong = path.join(folder, 'pl.json')
    writeFileSync(
      right,
      edited('de', () => {})
    )
    writeFileSync(wrong, '{}')
    await assert.rejects(importTexts([right, wrong], catalogues), Problem)
    assert.equal(readFileSync(home, 'utf8'), before)
  })
})

describe('a text is refused if', () => {
  const plural = (forms) => `{count, plural, ${forms}}`
  const texts = [
    ['it is missing', undefined, 'it is missing'],
    ['it is a number', 7, '7 is not a text in quotation marks'],
    ['it is null', null, 'null is not a text'],
    ['it is a list', ['Hallo'], 'it is missing'],
    ['it is empty', ' ', 'it is empty'],
    ['it has HTML', '{name} <b>ruft</b> an', 'texts have no HTML'],
    ['it has an entity', '{name} &amp; ich', 'texts have no HTML'],
    ['it has a line break', '{name}\nruft', 'it has a line break'],
    ['it turns the line around', '{name} \u202eruft', 'control character'],
    ['it has half a character', '{name} \ud83d', 'control character'],
    ['its argument is missing', 'Jemand hilft', '{name} is missing'],
    [
      'its argument is misspelt',
      '{nmae} hilft',
      'the English text has no {nmae}',
    ],
    [
      'its argument has a name of JavaScript',
      '{name} {constructor}',
      'the English text has no {constructor}',
    ],
    [
      'a brace is not closed',
      'Hier hilft {name',
      'character 12 (“{name”): expect argument closing brace',
    ],
    [
      'it has a bracket of code',
      '{name} ${1+1}',
      'character 9 (“{1+1}”): malformed argument',
    ],
    ['it formats a date', '{name, date}', 'only be used as {name}'],
    [
      'it counts a name',
      '{name, plural, one {a} other {b}}',
      'cannot be used with “plural”',
    ],
    ['it has a letter of another alphabet', 'Аnna {name}', 'another alphabet'],
  ]
  for (const [title, text, reason] of texts) {
    it(title, () =>
      refuses(
        'de.json',
        edited('de', ({ ringing }) => {
          ringing.helperCannot = text
        }),
        reason
      )
    )
  }

  const minutes = [
    ['de', 'one {# Minute}', 'missing other clause'],
    [
      'pl',
      'one {# minutę} few {# minuty} other {# minut}',
      'it has one, few, other',
    ],
    ['ar', 'one {دقيقة} other {{count} دقيقة}', 'it has one, other'],
    ['zh-Hans', 'one {{count} 分钟} other {{count} 分钟}', 'it has one, other'],
    [
      'de',
      '=1 {eine Minute} one {# Minute} other {# Minuten}',
      'it has =1, one, other',
    ],
    ['de', 'offset:1 one {# Minute} other {# Minuten}', 'no offset'],
  ]
  for (const [language, forms, reason] of minutes) {
    it(`its plural has other forms than ${language}: ${forms}`, () =>
      refuses(
        `${language}.json`,
        edited(language, ({ ending }) => {
          ending.minutes = plural(forms)
        }),
        reason
      ))
  }

  it('its plural no longer says the number', () =>
    refuses(
      'de.json',
      edited('de', ({ ending }) => {
        ending.minutes = plural('one {eine Minute} other {Minuten}')
      }),
      'de, ending.minutes: {count} is missing'
    ))

  it('its choice loses a form', () =>
    refuses(
      'de.json',
      edited('de', ({ sharing }) => {
        sharing.seenBy = '{who} {isHeard, select, yes {hört} other {sieht}} zu.'
      }),
      'de, sharing.seenBy: {isHeard} needs exactly the forms true, other; it has yes, other'
    ))

  it('nobody knows its key', () =>
    refuses(
      'de.json',
      edited('de', (texts) => {
        texts.home.nonsense = 'Unsinn'
      }),
      'de, home.nonsense: there is no such text'
    ))

  it('it is not in the alphabet of the language', () =>
    refuses(
      'uk.json',
      edited('uk', ({ common }) => {
        common.tryAgain = 'Try again'
      }),
      'uk, common.tryAgain: it has no letter of the alphabet'
    ))

  it('it loses the marks of direction around a name', () =>
    refuses(
      'ar.json',
      edited('ar', ({ panel }) => {
        panel.seesBy = panel.seesBy.replaceAll(/[\u2068\u2069]/g, '')
      }),
      'ar, panel.seesBy: {name} lost the marks of direction'
    ))

  it('it has one mark of direction without the other', () =>
    refuses(
      'ar.json',
      edited('ar', ({ home }) => {
        home.introduction += '\u2068'
      }),
      'ar, home.introduction: a mark of direction has no partner'
    ))
})

it('a byte order mark in UTF-8 is ignored', async () => {
  const file = path.join(folder, 'de.json')
  writeFileSync(file, `\ufeff${toJson('de', catalogues)}`)
  assert.deepEqual(await importTexts([file], catalogues), [])
})
