import { Store } from './Store'

function followed() {
  const store = new Store('first')
  const seen: string[] = []
  const unsubscribe = store.subscribe(() => seen.push(store.getSnapshot()))
  return { store, seen, unsubscribe }
}

describe('Store', () => {
  it('starts with its initial value and notifies nobody of it', () => {
    const { store, seen } = followed()

    expect(store.getSnapshot()).toBe('first')
    expect(seen).toEqual([])
  })

  it('holds the new value when it notifies its listeners', () => {
    const { store, seen } = followed()
    store.set('second')
    store.set('third')

    expect(seen).toEqual(['second', 'third'])
  })

  it('notifies nobody of an unchanged value', () => {
    const { store, seen } = followed()
    store.set('second')
    store.set('second')

    expect(seen).toEqual(['second'])
  })

  it('notifies every listener that has not unsubscribed', () => {
    const { store, seen, unsubscribe } = followed()
    const another = jest.fn()
    store.subscribe(another)
    unsubscribe()
    store.set('second')

    expect(another).toHaveBeenCalledTimes(1)
    expect(seen).toEqual([])
  })

  it('is observed until the last listener has unsubscribed', () => {
    const { store, unsubscribe } = followed()
    const unsubscribeAnother = store.subscribe(jest.fn())
    unsubscribe()
    expect(store.isFollowed).toBe(true)
    unsubscribeAnother()

    expect(store.isFollowed).toBe(false)
  })
})
