import ts from 'typescript'

const plain = (text) => (text ? [text] : [])

// Reads a text of a catalogue from TypeScript's syntax tree: a string, a
// template, a call of `plural`, a choice by a boolean, or a function that
// returns one of these. Returns a message as icu.mjs describes it. Throws for
// anything else.
export function readText(node) {
  if (ts.isStringLiteralLike(node)) return plain(node.text)
  if (ts.isIdentifier(node)) return [{ argument: node.text }]
  if (ts.isParenthesizedExpression(node)) return readText(node.expression)
  if (ts.isArrowFunction(node)) return readText(node.body)
  if (ts.isTemplateExpression(node)) {
    return [
      ...plain(node.head.text),
      ...node.templateSpans.flatMap(({ expression, literal }) => [
        ...readText(expression),
        ...plain(literal.text),
      ]),
    ]
  }
  if (ts.isConditionalExpression(node) && ts.isIdentifier(node.condition)) {
    const forms = {
      true: readText(node.whenTrue),
      other: readText(node.whenFalse),
    }
    return [{ argument: node.condition.text, kind: 'select', forms }]
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'plural') {
    const [, count, table] = node.arguments
    const forms = table.properties.map(({ name, initializer }) => [
      name.text,
      readText(initializer),
    ])
    return [
      {
        argument: count.text,
        kind: 'plural',
        forms: Object.fromEntries(forms),
      },
    ]
  }
  throw new Error(
    `${node.getSourceFile().fileName}: MessageFormat cannot express ${node.getText()}`
  )
}

// Control characters, spaces that do not break, and marks of text direction.
const invisible =
  /[\p{Cc}\u00ad\u00a0\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/gu

// Writes invisible characters as `\u00a0`, so that a reader of the file sees
// them.
export const showInvisible = (text) =>
  text.replace(
    invisible,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  )

const escape = (text, mark) => showInvisible(text.replace(mark, '\\$&'))

function codeOfForms({ argument, kind, forms }, language) {
  if (kind === 'select') {
    const [yes, no] = [forms.true, forms.other].map((form) =>
      writeText(form, language)
    )
    return `${argument} ? ${yes} : ${no}`
  }
  const table = Object.entries(forms).map(
    ([category, form]) => `${category}: ${writeText(form, language)}`
  )
  return `plural('${language}', ${argument}, { ${table.join(', ')} })`
}

// The inverse of `readText`. Takes a message and the language whose plurals it
// uses, and returns code that Prettier has not formatted yet.
export function writeText(message, language) {
  if (message.every((part) => typeof part === 'string')) {
    return `'${escape(message.join(''), /['\\]/g)}'`
  }
  if (message.length === 1 && message[0].kind) {
    return codeOfForms(message[0], language)
  }
  const parts = message.map((part) => {
    if (typeof part === 'string') return escape(part, /[`\\]|\$(?=\{|$)/g)
    return `\${${part.kind ? codeOfForms(part, language) : part.argument}}`
  })
  return `\`${parts.join('')}\``
}
