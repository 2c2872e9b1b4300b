import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

import { Problem } from '../setup/problem.mjs'

// A message is a list of parts, each of one of these shapes:
// - a string
// - { argument }: the value of this argument
// - { argument, kind: 'plural' | 'select', forms }: a choice between messages,
//   by plural category, or by `true` and `other`

// Quotes what MessageFormat would read as syntax. A run of such characters is
// quoted as a whole, because two quoted characters side by side would contain
// `''`, which MessageFormat reads as an apostrophe.
const quote = (text, isInPlural) =>
  text.replace(isInPlural ? /['{}#]+/g : /['{}]+/g, (run) => {
    const doubled = run.replaceAll("'", "''")
    return /[{}#]/.test(run) ? `'${doubled}'` : doubled
  })

export function printIcu(message, isInPlural = false) {
  const print = (part) => {
    if (typeof part === 'string') return quote(part, isInPlural)
    const { argument, kind, forms } = part
    if (!kind) return `{${argument}}`
    const options = Object.entries(forms).map(
      ([name, form]) => `${name} {${printIcu(form, kind === 'plural')}}`
    )
    return `{${argument}, ${kind}, ${options.join(' ')}}`
  }
  return message.map(print).join('')
}

function partOf(element, countedBy) {
  const { type, value } = element
  if (type === TYPE.literal) return value
  if (type === TYPE.argument) return { argument: value }
  // `#` inserts the number without separators, as the catalogues do.
  if (type === TYPE.pound) return { argument: countedBy }
  const isPlural = type === TYPE.plural && element.pluralType === 'cardinal'
  if (!isPlural && type !== TYPE.select) {
    throw new Problem(
      `“${value}” may only be used as {${value}}, with plural or with select`
    )
  }
  if (element.offset) {
    throw new Problem(`the plural of “${value}” may have no offset`)
  }
  const forms = Object.entries(element.options).map(([name, form]) => [
    name,
    form.value.map((inner) => partOf(inner, isPlural ? value : countedBy)),
  ])
  return {
    argument: value,
    kind: isPlural ? 'plural' : 'select',
    forms: Object.fromEntries(forms),
  }
}

// Reads ICU MessageFormat. Returns a message; throws a Problem, which contains
// the position of a syntax error.
export function parseIcu(text) {
  // Tags count as plain text, because no text contains markup.
  const options = { ignoreTag: true, captureLocation: true }
  try {
    return parse(text, options).map((element) => partOf(element))
  } catch (error) {
    if (!error.location) throw error
    const { offset } = error.location.start
    const reason = error.message.toLowerCase().replaceAll('_', ' ')
    throw new Problem(
      `character ${offset + 1} (“${text.slice(offset, offset + 20)}”): ${reason}`
    )
  }
}

// Returns all parts that are not strings, including the parts within forms.
export const argumentsIn = (message) =>
  message
    .filter((part) => typeof part !== 'string')
    .flatMap((part) => [
      part,
      ...Object.values(part.forms ?? {}).flatMap(argumentsIn),
    ])
