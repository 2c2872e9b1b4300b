import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { tagsIn } from './tags.mjs'

const source = (...lines) => lines.join('\n')

describe('a tag', () => {
  it('stands at the end of the name of a test or of a group', () => {
    assert.deepEqual(
      tagsIn(
        source(
          "describe('a call [§4 call retry]', () => {",
          '  it("it\'s placed [§9 media prefix]", () => {})'
        )
      ),
      [
        { title: 'a call', keys: ['§4 call retry'] },
        { title: "a call it's placed", keys: ['§9 media prefix'] },
      ]
    )
  })

  it('is told with the groups that its test stands in', () => {
    const [first, second] = tagsIn(
      source(
        "describe('a call', () => {",
        "  describe('to nobody', () => {",
        '    it.each(ends)(',
        "      'ends [§4 closed]'",
        '    )',
        '  })',
        '',
        "  it('rings [§4 connecting]', f)",
        '})'
      )
    )
    assert.equal(first.title, 'a call to nobody ends')
    assert.equal(second.title, 'a call rings')
  })

  it('may name several clauses', () => {
    assert.deepEqual(
      tagsIn('test(`${path} loads [§2 page loading, §9 page loading]`, f)'),
      [
        {
          title: '${path} loads',
          keys: ['§2 page loading', '§9 page loading'],
        },
      ]
    )
  })

  it('is found behind a table, and on a line of its own', () => {
    const keys = ['§7 EXPIRE']
    for (const before of ['it.each(types)(', 'test(\n  ', '  ])(\n    ']) {
      assert.deepEqual(tagsIn(`${before}'knows %s [§7 EXPIRE]', f)`), [
        { title: 'knows %s', keys },
      ])
    }
  })

  it('proves nothing where the test is not run', () => {
    for (const line of [
      "it.skip('waits [§4 closed]', f)",
      "it.todo('waits [§4 closed]')",
      "test.fixme('waits [§4 closed]', f)",
      "xit('waits [§4 closed]', f)",
      "// it('waits [§4 closed]', f)",
      "expect(text).toBe('waits')",
    ]) {
      assert.deepEqual(tagsIn(line), [], line)
    }
  })

  it('is no mere reference to a section', () => {
    assert.deepEqual(tagsIn("it('is a call (§4)', f)"), [])
  })
})
