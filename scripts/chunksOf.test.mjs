import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { chunkFiles, chunksOf } from './chunksOf.mjs'

const manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['ui'],
    dynamicImports: ['pages/Other.tsx'],
  },
  page: { file: 'page.js', imports: ['index.html', 'ui'] },
  ui: { file: 'ui.js', imports: ['index.html'] },
  'pages/Other.tsx': { file: 'other.js' },
}

const filesOf = (sources, build) =>
  chunksOf(sources, build).map(({ file }) => file)

describe('the chunks of a build', () => {
  it('are those that are imported statically, each once', () => {
    assert.deepEqual(filesOf(['page', 'index.html'], manifest), [
      ...['page.js', 'index.js', 'ui.js'],
    ])
  })

  it('are found if a page shares its file with others', () => {
    const shared = {
      '_PeerJsPeer-legacy-1.js': { file: 'older.js' },
      '_PeerJsPeer-2.js': { file: 'shared.js' },
    }
    assert.deepEqual(filesOf(['lib/peer/PeerJsPeer.ts'], shared), ['shared.js'])
  })

  it('have files and assets', () => {
    const fonts = {
      ...manifest,
      'index.html': { ...manifest['index.html'], assets: ['font.woff2'] },
    }
    assert.deepEqual(chunkFiles(['page', 'index.html'], fonts), [
      ...['page.js', 'index.js', 'font.woff2', 'ui.js'],
    ])
  })

  it('cause an error if a source was renamed', () => {
    assert.throws(
      () => chunksOf(['pages/Gone.tsx'], manifest),
      /no pages\/Gone/
    )
  })
})
