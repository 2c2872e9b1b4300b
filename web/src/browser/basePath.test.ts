import { atBase, withinBase } from './basePath'

const meta = (base: string) =>
  `<meta name="setting:BASE_PATH" content="${base}">`

async function loadedBelow(base: string) {
  document.head.innerHTML = meta(base)
  jest.resetModules()
  return (await import('./basePath')).basePath
}

afterEach(() => (document.head.innerHTML = ''))

describe('the path of an installation', () => {
  it.each(['', '/help', '/our-club/Help_2'])(
    'is %p, as in the page',
    async (base) => {
      expect(await loadedBelow(base)).toBe(base)
    }
  )

  it.each([
    ['', '/receive', '/receive'],
    ['/help', '/receive', '/help/receive'],
    ['/help', '/', '/help/'],
  ])('%p comes before paths: %s is %s', (base, path, whole) => {
    expect(atBase(path, base)).toBe(whole)
    expect(withinBase(whole, base)).toBe(path)
  })

  it.each([
    ['/help', '/help', '/'],
    ['/help', '/Help/receive', '/receive'],
    ['/help', '/helpers/receive', '/helpers/receive'],
    ['/help', '/receive', '/receive'],
    ['', '//evil.example', '//evil.example'],
  ])('%p is removed only where it is: %s is %s', (base, path, inner) => {
    expect(withinBase(path, base)).toBe(inner)
  })
})
