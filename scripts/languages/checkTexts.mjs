import { Problem } from '../setup/problem.mjs'

import { argumentsIn, parseIcu, printIcu } from './icu.mjs'

// Returns [key, value] for each value in parsed JSON that is not an object. A
// list counts as an object with numbers as keys.
const leaves = (value, key = []) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        leaves(inner, [...key, name])
      )
    : [[key.join('.'), value]]

const scriptNames = { Hans: 'Han', Hant: 'Han', Jpan: 'Han', Kore: 'Hangul' }

// The script of a language. Texts may also contain Latin letters, in names.
function scriptOf(language) {
  const { script } = new Intl.Locale(language).maximize()
  return scriptNames[script] ?? script
}

// Control characters, overrides of text direction, and halves of characters.
const forbidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2028\u2029\ufeff]/u
const markup = /<[^>]*>|[<>]|&#?\w+;/
const isolation = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g
const isolatedArgument = /[\u2066-\u2068]\{(\w+)\}\u2069/g
const ordinaryWord = /\p{Ll}{3}/u

const isolated = (text) =>
  Array.from(text.matchAll(isolatedArgument), ([, name]) => name)

const list = (names) => [...names].join(', ')

function problemOfPart({ argument, kind, forms }, parameters, language) {
  if (!Object.hasOwn(parameters, argument)) {
    return `the English text has no {${argument}}`
  }
  const type = parameters[argument]
  if (!kind) {
    return type === 'boolean' && `{${argument}} needs “select”`
  }
  if (type !== (kind === 'plural' ? 'number' : 'boolean')) {
    return `{${argument}} cannot be used with “${kind}”`
  }
  const needed =
    kind === 'plural'
      ? new Intl.PluralRules(language).resolvedOptions().pluralCategories
      : ['true', 'other']
  const present = Object.keys(forms)
  const isComplete =
    needed.length === present.length &&
    needed.every((form) => present.includes(form))
  return (
    !isComplete &&
    `{${argument}} needs exactly the forms ${list(needed)}; it has ${list(present)}`
  )
}

// Arguments whose values appear in the text; others only choose a form.
const inserted = (parts) =>
  parts.filter(({ kind }) => !kind).map(({ argument }) => argument)

function problemsOfMessage(message, { language, english, current }) {
  const used = argumentsIn(message)
  const names = used.map(({ argument }) => argument)
  const needed = inserted(argumentsIn(english.message))
  const text = printIcu(message)
  const currentText = printIcu(current?.message ?? [])
  return [
    ...used.map((part) => problemOfPart(part, english.parameters, language)),
    ...Object.keys(english.parameters).map(
      (name) =>
        !(needed.includes(name) ? inserted(used) : names).includes(name) &&
        `{${name}} is missing`
    ),
    /[\u2066-\u2069]/.test(text.replace(isolation, '')) &&
      'a mark of direction has no partner',
    ...isolated(currentText).map(
      (name) =>
        !isolated(text).includes(name) &&
        `{${name}} lost the marks of direction around it, U+2068 and U+2069`
    ),
  ]
}

function problemsOfText(text, { language, english }) {
  const script = scriptOf(language)
  const foreign = new RegExp(
    `(?=\\p{L})[^\\p{Script=Latin}\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]`,
    'u'
  ).exec(text)
  const own = new RegExp(`\\p{Script=${script}}`, 'u')
  const words = english.message.filter((part) => typeof part === 'string')
  return [
    text.trim() === '' && 'it is empty',
    forbidden.test(text) && 'it has a line break or another control character',
    markup.test(text) && 'texts have no HTML, no < and no >',
    foreign && `“${foreign[0]}” is a letter of another alphabet`,
    ordinaryWord.test(words.join(' ')) &&
      !own.test(text) &&
      'it has no letter of the alphabet of this language',
  ]
}

// Checks the texts of a language before they are imported. Takes the parsed
// JSON, and the English and the current catalogue as `readCatalogue` returns
// them. Returns { messages, problems }: a Map by key, and sentences.
export function checkTexts(language, json, english, current) {
  const texts = new Map(leaves(json))
  const messages = new Map()
  const problems = []
  const report = (key, problem) =>
    problems.push(`${language}, ${key || 'the file'}: ${problem}.`)

  for (const [key, text] of texts) {
    const all = {
      language,
      english: english.get(key),
      current: current.get(key),
    }
    if (!all.english) {
      report(key, 'there is no such text')
      continue
    }
    if (typeof text !== 'string') {
      report(key, `${JSON.stringify(text)} is not a text in quotation marks`)
      continue
    }
    try {
      messages.set(key, parseIcu(text))
      ;[
        ...problemsOfText(text, all),
        ...problemsOfMessage(messages.get(key), all),
      ]
        .filter(Boolean)
        .forEach((problem) => report(key, problem))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      report(key, error.message)
    }
  }
  for (const key of english.keys()) {
    if (!texts.has(key)) report(key, 'it is missing')
  }
  return { messages, problems }
}
