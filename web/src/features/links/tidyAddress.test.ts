import { tidyAddress } from './tidyAddress'

const { origin } = window.location

async function leftOf(address: string) {
  window.history.replaceState({}, '', origin + address)
  await tidyAddress()
  return window.location.href.slice(origin.length)
}

describe('the trailing slash of an address', () => {
  it.each([
    ['/receive/', '/receive'],
    ['/receive/?name=Anna#top', '/receive?name=Anna#top'],
    ['/receive//', '/receive'],
    ['//', '/'],
    ['//evil.example/', '//evil.example'],
  ])('is removed from %s', async (address, expected) => {
    expect(await leftOf(address)).toBe(expected)
  })

  it.each(['/', '/?name=Anna', '/receive', '/receive?redirectTo=/'])(
    'leaves %s unchanged',
    async (address) => {
      expect(await leftOf(address)).toBe(address)
    }
  )
})

describe('an address of an installation at /help', () => {
  const leftBelow = async (address: string) => {
    document.head.innerHTML = '<meta name="setting:BASE_PATH" content="/help">'
    jest.resetModules()
    window.history.replaceState({}, '', origin + address)
    const { tidyAddress } = await import('./tidyAddress')
    await tidyAddress()
    document.head.innerHTML = ''
    return window.location.href.slice(origin.length)
  }

  it.each([
    ['/help/receive/?lang=de#top', '/help/receive?lang=de#top'],
    ['/help/', '/help/'],
    ['/help', '/help/'],
    ['/help//', '/help/'],
    ['/help/River-apple-tiger-moon#k=a', '/help/river-apple-tiger-moon#k=a'],
    ['/help/from/fox%23k%3Dabc', '/help/from/fox#k=abc'],
    ['/help//evil.example/', '/help//evil.example'],
  ])('keeps its path: %s becomes %s', async (address, expected) => {
    expect(await leftBelow(address)).toBe(expected)
  })
})

describe('a link that was changed in transit', () => {
  it.each([
    ['/River-apple-tiger-moon/#k=abc', '/river-apple-tiger-moon#k=abc'],
    ['/from/fox%23k%3Dabc', '/from/fox#k=abc'],
    ['/fox?lang=de%23k=abc', '/fox?lang=de#k=abc'],
  ])('is repaired: %s', async (address, expected) => {
    expect(await leftOf(address)).toBe(expected)
  })

  it('opens the page even if the repair fails', () => {
    window.history.replaceState({}, '', `${origin}/river-apple-tiger-moon/`)
    void tidyAddress()
    expect(window.location.pathname).toBe('/river-apple-tiger-moon')
  })
})
