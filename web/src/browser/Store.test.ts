import { Store } from './Store'

function followed() {
  const store = new Store('first')
  const seen: string[] = []
  const unsubscribe = store.subscribe(() => seen.push(store.getSnapshot()))
  return { store, seen, unsubscribe }
}

describe('Store', () => {
  it('has the value that it began with, and tells nobody of it', () => {
    const { store, seen } = followed()

    expect(store.getSnapshot()).toBe('first')
    expect(seen).toEqual([])
  })

  it('has the new value by the time that it tells of it', () => {
    const { store, seen } = followed()
    store.set('second')
    store.set('third')

    expect(seen).toEqual(['second', 'third'])
  })

  it('tells nobody of a value that is the same as before', () => {
    const { store, seen } = followed()
    store.set('second')
    store.set('second')

    expect(seen).toEqual(['second'])
  })

  it('tells everybody, but not who has unsubscribed', () => {
    const { store, seen, unsubscribe } = followed()
    const another = jest.fn()
    store.subscribe(another)
    unsubscribe()
    store.set('second')

    expect(another).toHaveBeenCalledTimes(1)
    expect(seen).toEqual([])
  })

  it('is followed until the last one has unsubscribed', () => {
    const { store, unsubscribe } = followed()
    const unsubscribeAnother = store.subscribe(jest.fn())
    unsubscribe()
    expect(store.isFollowed).toBe(true)
    unsubscribeAnother()

    expect(store.isFollowed).toBe(false)
  })
})
