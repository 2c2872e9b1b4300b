import { filesToKeep } from './filesToKeep'

const files = {
  plain: { '/sheets': '0123456789abcdef' },
  modern: {
    all: ['/assets/index-1.js'],
    words: { de: ['/assets/index-2.js'] },
  },
  older: {
    all: ['/assets/index-legacy-1.js'],
    words: { de: ['/assets/index-legacy-2.js'] },
  },
}

const kept = (search: string) =>
  filesToKeep(files, search).map(({ url }) => url)

describe('filesToKeep', () => {
  it('is empty where no sheets are stored', () => {
    expect(kept('')).toEqual([])
  })

  it('has the page, the files of one build and the texts of one language', () => {
    expect(filesToKeep(files, '?sheets=de')).toEqual([
      { url: '/sheets', revision: '0123456789abcdef' },
      { url: '/assets/index-1.js', revision: null },
      { url: '/assets/index-2.js', revision: null },
    ])
    expect(kept('?sheets=de&older')).toEqual([
      ...['/sheets', '/assets/index-legacy-1.js', '/assets/index-legacy-2.js'],
    ])
  })

  it('has no further texts for English, which comes with the page', () => {
    expect(kept('?sheets=en')).toEqual(['/sheets', '/assets/index-1.js'])
  })
})
