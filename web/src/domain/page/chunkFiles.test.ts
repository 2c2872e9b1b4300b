import { chunkFiles } from './chunkFiles'

const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    imports: ['_shared.js'],
    assets: ['assets/font-1.woff2'],
    dynamicImports: ['pages/Other.tsx'],
  },
  'pages/Page.tsx': {
    file: 'assets/Page-1.js',
    imports: ['index.html', '_shared.js'],
  },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['index.html'] },
  'pages/Other.tsx': { file: 'assets/Other-1.js' },
}

describe('chunkFiles', () => {
  it('has what is imported at once and what it names, each once', () => {
    expect(chunkFiles(['pages/Page.tsx', 'index.html'], manifest)).toEqual([
      'assets/Page-1.js',
      'assets/index-1.js',
      'assets/font-1.woff2',
      'assets/shared-1.js',
    ])
  })

  it('fails where a build lacks what is asked for', () => {
    expect(() => chunkFiles(['pages/Gone.tsx'], manifest)).toThrow(
      'The build has no pages/Gone.tsx.'
    )
  })
})
