import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { decisionsIndex, indexFile } from './decisionsIndex.mjs'
import { parseDecision, readDecisions } from './readDecisions.mjs'

const decisions = readDecisions()
const byNumber = (number) =>
  decisions.find((decision) => decision.number === number)

describe('docs/decisions', () => {
  for (const { name, number, title, status, date } of decisions) {
    it(`has a number, a title, a status and a date in ${name}`, () => {
      assert.equal(number, Number(name.slice(0, 4)))
      assert.ok(title)
      assert.ok(status)
      assert.ok(!Number.isNaN(Date.parse(date)))
    })
  }

  it('says of what is superseded by which decision, and the other way round', () => {
    for (const { number, status, supersededBy } of decisions) {
      assert.equal(status === 'Superseded', supersededBy !== null)
      if (supersededBy === null) continue
      assert.match(
        byNumber(supersededBy).text,
        new RegExp(`Supersedes \\[decision ${number}\\]`)
      )
    }
  })

  // Several are written at a time, and a later one may be there first.
  it('has each number once', () => {
    const numbers = decisions.map(({ number }) => number)
    assert.deepEqual(numbers, [...new Set(numbers)])
  })

  it('has at most thirty: what only describes belongs to the pages of docs', () => {
    assert.ok(decisions.length <= 30)
  })

  it('names only decisions that there are', () => {
    for (const { name, text } of decisions) {
      const named = Array.from(
        text.matchAll(/\b[Dd]ecisions? \[?(\d+(?:(?:, | and )\d+)*)/g),
        ([, numbers]) => numbers.match(/\d+/g).map(Number)
      ).flat()
      assert.deepEqual(
        named.filter((number) => !byNumber(number)),
        [],
        name
      )
    }
  })

  it('has a current index: node scripts/decisions/writeIndex.mjs', async () => {
    assert.equal(
      readFileSync(fromRoot(indexFile), 'utf8'),
      await decisionsIndex(decisions)
    )
  })
})

describe('parseDecision', () => {
  it('reads who supersedes it', () => {
    const { status, supersededBy, date } = parseDecision(
      '0002-b.md',
      '# 2. B\n\n**Status.** Superseded by [decision 3](0003-c.md), 2026-01-02.\n'
    )
    assert.deepEqual(
      { status, supersededBy, date },
      { status: 'Superseded', supersededBy: 3, date: '2026-01-02' }
    )
  })

  it('finds no status where there is none', () => {
    const { status, date } = parseDecision('0002-b.md', '# 2. B\n\nText.\n')
    assert.deepEqual([status, date], [undefined, undefined])
  })
})
