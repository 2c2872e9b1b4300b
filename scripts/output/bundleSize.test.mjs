import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { measure } from './bundleSize.mjs'

const manifest = {
  'index.html': { file: 'index.js' },
  page: { file: 'page.js', imports: ['index.html', 'ui'] },
  ui: { file: 'ui.js', imports: ['index.html'] },
}

describe('the bundle', () => {
  it('is over its budget by the first byte', () => {
    const budget = { name: 'all', sources: ['page'], limit: 3_000 }
    const over = measure(budget, manifest, () => 1_001)
    assert.equal(over.isOver, true)
    assert.equal(over.line, 'all: 3.0 of 3.0 KB gzip')
    assert.equal(measure(budget, manifest, () => 1_000).isOver, false)
  })
})
