import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { checkClauses, rowsOf } from './checkClauses.mjs'

const rows = rowsOf('docs/signalling-guard.md')

describe('docs/signalling-guard', () => {
  it('has a row for each of the twenty weaknesses', () => {
    assert.deepEqual(
      rows.map(({ section }) => section).filter((name) => /^W\d/.test(name)),
      Array.from({ length: 20 }, (_, index) => `W${index + 1}`)
    )
  })

  it('shows each weakness by a test that is named after it', () => {
    for (const { section, tests } of rows) {
      const number = new RegExp(`\\b${section}\\b`)
      const isNamed = tests.some(({ title }) => number.test(title))
      assert.ok(isNamed || !/^W\d/.test(section), section)
    }
  })

  it('names each onslaught that the guard has to withstand', () => {
    assert.deepEqual(
      rows.map(({ section }) => section).filter((name) => !/^W\d/.test(name)),
      [
        'frames at random',
        'sockets at random',
        'bad frames',
        'slow requests',
        'SIGKILL',
        'no Redis',
        'clocks',
        'full queues',
        'broken frames',
        'slow receivers',
        'lost owners',
        'one address',
        'free relays',
        'false proxies',
        'messages to a page',
        'floods to a page',
        'taking a place',
        'standing between',
        'holding a viewer',
        'calling by words',
        'nobody there',
        'failures beside',
      ]
    )
  })

  checkClauses(rows)
})
