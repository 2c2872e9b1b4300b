import { dropTrailingSlash } from './dropTrailingSlash'

const { origin } = window.location

/** The resulting URL. */
function leftOf(address: string) {
  window.history.replaceState({}, '', origin + address)
  dropTrailingSlash()
  return window.location.href.slice(origin.length)
}

describe('the slash at the end of an address', () => {
  it.each([
    ['/receive/', '/receive'],
    ['/receive/?name=Anna#top', '/receive?name=Anna#top'],
    ['/receive//', '/receive'],
    ['//', '/'],
    ['//evil.example/', '//evil.example'],
  ])('is taken off %s', (address, expected) => {
    expect(leftOf(address)).toBe(expected)
  })

  it.each(['/', '/?name=Anna', '/receive', '/receive?redirectTo=/'])(
    'is not looked for in %s',
    (address) => {
      expect(leftOf(address)).toBe(address)
    }
  )
})
