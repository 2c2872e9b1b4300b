import {
  askForDurableStorage,
  clearOwn,
  guardedStore,
  tabStore,
} from './storage'

const throwing = (name: string) => () => {
  throw new DOMException('', name)
}

describe('storage', () => {
  afterEach(() => window.sessionStorage.clear())

  it('stores a text under its name in this tab', () => {
    tabStore.write('name', 'text')

    expect(tabStore.read('name')).toBe('text')
    expect(window.sessionStorage.getItem('name')).toBe('text')
    expect(tabStore.read('other')).toBeNull()
  })

  it('is separate for each installation of one host, and so is its end', () => {
    const find = () => window.sessionStorage
    const bases = ['', '/help', '/help-us', '/help/us']
    const stores = bases.map((base) => guardedStore(find, base))
    stores.forEach((store, index) => store.write('name', `text ${index}`))
    const texts = () => stores.map((store) => store.read('name'))
    expect(texts()).toEqual(['text 0', 'text 1', 'text 2', 'text 3'])

    clearOwn(find, '/help')
    expect(texts()).toEqual(['text 0', null, 'text 2', 'text 3'])
    clearOwn(find, '')
    expect(texts()).toEqual([null, null, 'text 2', 'text 3'])
    expect(() => clearOwn(throwing('SecurityError'))).not.toThrow()
  })

  it('stores nothing if every access throws', () => {
    const store = guardedStore(throwing('SecurityError'))
    store.write('name', 'text')

    expect(store.read('name')).toBeNull()
  })

  it('continues when the storage is full', () => {
    const full = guardedStore(
      () =>
        ({
          setItem: throwing('QuotaExceededError'),
        }) as Partial<Storage> as Storage
    )

    expect(() => full.write('name', 'text')).not.toThrow()
  })
})

const provide = (storage: object | undefined) =>
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: storage,
  })

describe('askForDurableStorage', () => {
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'storage')
  })

  it('asks the browser, and ignores its answer', async () => {
    const persist = jest.fn(async () => false)
    provide({ persist })
    await askForDurableStorage()
    expect(persist).toHaveBeenCalledTimes(1)
  })

  it('does not ask in a browser that would show a prompt', async () => {
    const persist = jest.fn(async () => true)
    provide({ persist })
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 … Gecko/20100101 Firefox/153.0')
    await askForDurableStorage()
    expect(persist).not.toHaveBeenCalled()
  })

  it('does nothing where the browser lacks the API or refuses', async () => {
    provide(undefined)
    await askForDurableStorage()
    provide({ persist: () => Promise.reject(new TypeError()) })
    await askForDurableStorage()
  })
})
