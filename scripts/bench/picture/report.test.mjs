import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { report } from './report.mjs'

const measured = (date, figure) => ({
  ...{ date, cores: 2, browser: '156', peerjs: '1.5.5', load: 1 },
  rows: [{ figure, unit: 'ms', plain: 2, ours: 1, mustReach: null, n: 5 }],
})

describe('report', () => {
  it('has a section of each date, the newest first', () => {
    const page = report({
      one: measured('2026-11-21', 'one'),
      two: measured('2026-11-26', 'two'),
      three: measured('2026-11-24', 'three'),
      four: measured('2026-11-26', 'four'),
    })
    assert.deepEqual(
      Array.from(page.matchAll(/^## (\S+):|^\| (\w+) +\| 2/gm), (found) =>
        found.slice(1).find(Boolean)
      ),
      ['2026-11-26', 'two', 'four', '2026-11-24', 'three', '2026-11-21', 'one']
    )
  })
})
