import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import ts from 'typescript'

import { parseIcu, printIcu } from './icu.mjs'
import { readText, writeText } from './textCode.mjs'

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."'{}#|<>\\`$ a"), minLength: 1 }),
  fc.string({ unit: 'grapheme', minLength: 1 })
)

const argument = fc.record({ argument: fc.constantFrom('name', 'count') })

// Joins neighbouring strings, because they are read back as a single string.
const joined = (parts) =>
  parts.reduce((joined, part) => {
    const isText = typeof part === 'string' && typeof joined.at(-1) === 'string'
    return isText
      ? [...joined.slice(0, -1), joined.at(-1) + part]
      : [...joined, part]
  }, [])

const { message } = fc.letrec((tie) => ({
  message: fc
    .array(fc.oneof({ depthSize: 'small' }, text, argument, tie('forms')), {
      maxLength: 5,
    })
    .map(joined),
  forms: fc.oneof(
    fc.record({
      argument: fc.constant('count'),
      kind: fc.constant('plural'),
      forms: fc.record({ one: tie('message'), other: tie('message') }),
    }),
    fc.record({
      argument: fc.constant('isHeard'),
      kind: fc.constant('select'),
      forms: fc.record({ true: tie('message'), other: tie('message') }),
    })
  ),
}))

const plainObject = (value) => JSON.parse(JSON.stringify(value))

function parseCode(code) {
  const source = ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true)
  return source.statements[0].expression
}

describe('a message', () => {
  it('survives MessageFormat, whatever it quotes', () => {
    fc.assert(
      fc.property(message, (parts) => {
        assert.deepEqual(
          plainObject(joined(parseIcu(printIcu(parts)))),
          plainObject(parts)
        )
      })
    )
  })

  it('survives TypeScript, whatever it escapes', () => {
    fc.assert(
      fc.property(message, (parts) => {
        assert.deepEqual(
          plainObject(joined(readText(parseCode(writeText(parts, 'en'))))),
          plainObject(parts)
        )
      })
    )
  })

  it('is quoted as other programs read it', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const parts = [
          one,
          {
            argument: 'count',
            kind: 'plural',
            forms: { one: [one], other: [other] },
          },
        ]
        const format = new IntlMessageFormat(printIcu(parts), 'en', undefined, {
          ignoreTag: true,
        })
        assert.equal(format.format({ count: 1 }), one + one)
        assert.equal(format.format({ count: 2 }), one + other)
      })
    )
  })

  it('shows its invisible characters in the code', () => {
    assert.equal(
      writeText(['Einen Moment\u00a0…\u2068'], 'de'),
      String.raw`'Einen Moment\u00a0…\u2068'`
    )
  })
})

describe('code that MessageFormat cannot express', () => {
  for (const code of ['name.trim()', 'count > 1 ? "a" : "b"', '1']) {
    it(`is reported: ${code}`, () => {
      assert.throws(
        () => readText(parseCode(code)),
        /a\.ts: MessageFormat cannot express/
      )
    })
  }
})
