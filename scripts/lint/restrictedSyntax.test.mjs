import assert from 'node:assert/strict'
import { test } from 'node:test'

import eslint from 'eslint'

import { root } from '../setup/root.mjs'

const linter = new eslint.ESLint({ cwd: root })

async function refusals(filePath, source) {
  const [{ messages }] = await linter.lintText(source, { filePath })
  return messages
    .filter(({ ruleId }) => ruleId === 'no-restricted-syntax')
    .map(({ message }) => message)
}

const privateMember = 'class Example {\n  #kept = 1\n}\n'
const innerFunction =
  'export function outer() {\n  function inner() {}\n  return inner\n}\n'
const blockArrow =
  'export const example = (count: number) => {\n  count += 1\n  return count\n}\n'
const words = 'export const Example = () => <img alt="A word" src="" />\n'

const ofMembers = 'Members are kept inside by `private`, not by #.'
const ofFunctions = 'Within a function, the others are arrows.'
const ofArrows =
  'What a module has and takes more than one expression is a function.'
const ofWords = 'Words that people see or hear belong to src/i18n.'

test('a member kept inside by #, a function in a function and a word in markup are all found in one file', async () => {
  assert.deepEqual(
    await refusals(
      'web/src/layouts/Example/Example.tsx',
      privateMember + innerFunction + words
    ),
    [ofMembers, ofFunctions, ofWords]
  )
})

for (const filePath of [
  'api/src/lib/example.ts',
  'web/src/browser/example.ts',
  'web/src/design/example.tsx',
  'web/e2e/example.ts',
  'scripts/example.ts',
]) {
  test(`${filePath} keeps no member inside by # and has no function in a function`, async () => {
    assert.deepEqual(await refusals(filePath, privateMember + innerFunction), [
      ofMembers,
      ofFunctions,
    ])
  })
}

test('a text beside an element, which a translator would replace, is found', async () => {
  const inMarkup = (markup) =>
    refusals(
      'web/src/layouts/Example/Example.tsx',
      `export const Example = ({ texts, is }) => ${markup}\n`
    )
  const ofTexts =
    'Wrap a text beside an element in its own element: translators replace text nodes.'
  for (const markup of [
    '<p><i />{texts.word}</p>',
    '<p>{is && <i />}{is ? texts.word : texts.other}</p>',
    '<><i />{texts.word(is)}</>',
  ]) {
    assert.deepEqual(await inMarkup(markup), [ofTexts], markup)
  }
  for (const markup of [
    '<p>{is ? texts.word : texts.other}</p>',
    '<p><i /><span>{texts.word}</span></p>',
  ]) {
    assert.deepEqual(await inMarkup(markup), [], markup)
  }
})

test('a script in plain JavaScript may keep a member inside by #', async () => {
  assert.deepEqual(
    await refusals('scripts/example.mjs', privateMember + innerFunction),
    [ofFunctions]
  )
})

test('a component on show in the design room may say what it likes', async () => {
  assert.deepEqual(await refusals('web/src/design/Example.tsx', words), [])
})

test('a block of code that a module has is a function, unless its type is written', async () => {
  const typed = blockArrow.replace('example =', 'typed: Example =')
  assert.deepEqual(
    await refusals('web/src/browser/example.ts', blockArrow + typed),
    [ofArrows]
  )
})
