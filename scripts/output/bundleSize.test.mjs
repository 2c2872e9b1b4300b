import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { filesOf, measure } from './bundleSize.mjs'

const manifest = {
  'index.html': { file: 'index.js' },
  page: { file: 'page.js', imports: ['index.html', 'ui'] },
  ui: { file: 'ui.js', imports: ['index.html'] },
}

describe('the bundle', () => {
  it('counts each file that is needed once', () => {
    assert.deepEqual(filesOf(['index.html', 'page'], manifest), [
      ...['index.js', 'page.js', 'ui.js'],
    ])
  })

  it('finds a page that shares its file with others', () => {
    const shared = {
      '_PeerJsPeer-legacy-1.js': { file: 'older.js' },
      '_PeerJsPeer-2.js': { file: 'shared.js' },
    }
    assert.deepEqual(filesOf(['lib/peer/PeerJsPeer.ts'], shared), ['shared.js'])
  })

  it('cannot forget a file that has another name now', () => {
    assert.throws(() => filesOf(['PeerJS'], manifest), /no PeerJS/)
  })

  it('is over its budget by the first byte', () => {
    const budget = { name: 'all', sources: ['page'], limit: 3_000 }
    const over = measure(budget, manifest, () => 1_001)
    assert.equal(over.isOver, true)
    assert.equal(over.line, 'all: 3.0 of 3.0 KB gzip')
    assert.equal(measure(budget, manifest, () => 1_000).isOver, false)
  })
})
