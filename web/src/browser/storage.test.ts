import { guardedStore, tabStore } from './storage'

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
