import { tidyAddress } from './tidyAddress'

const { origin } = window.location

/** The resulting URL. */
function leftOf(address: string) {
  window.history.replaceState({}, '', origin + address)
  tidyAddress()
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

describe('a # that a messenger has encoded', () => {
  it.each([
    ['/fox-fox%23name=Anna&k=abc', '/fox-fox#name=Anna&k=abc'],
    ['/from/fox%23k%3Dabc', '/from/fox#k=abc'],
    ['/fox%23name=A%23B', '/fox#name=A#B'],
    ['/fox%23name=%E0%A4%A', '/fox#name=%E0%A4%A'],
    ['/fox%23', '/fox'],
  ])('is one again in %s', (address, expected) => {
    expect(leftOf(address)).toBe(expected)
  })
})
