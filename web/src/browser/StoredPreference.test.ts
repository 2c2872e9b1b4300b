import { FakeStore } from './FakeStore'
import { StoredPreference } from './StoredPreference'

describe('StoredPreference', () => {
  it('is restored on the same device', () => {
    const store = new FakeStore()
    new StoredPreference('name', store).keep('Anna')

    expect(new StoredPreference('name', store).getSnapshot()).toBe('Anna')
    expect(new StoredPreference('other', store).getSnapshot()).toBeNull()
  })

  it('is deleted without a trace', () => {
    const store = new FakeStore()
    const kept = new StoredPreference('name', store)
    kept.keep('Anna')
    kept.keep(null)

    expect(kept.getSnapshot()).toBeNull()
    expect(store.read('name')).toBeNull()
  })

  it.each([
    ['changed it', 'name', 'Bob'],
    ['deleted everything', null, null],
  ])('follows another tab that has %s', (_, key, left) => {
    const store = new FakeStore()
    const kept = new StoredPreference('name', store)
    kept.keep('Anna')
    const listener = jest.fn()
    kept.subscribe(listener)
    if (left) store.write('name', left)
    else store.remove('name')
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(listener).not.toHaveBeenCalled()
    window.dispatchEvent(new StorageEvent('storage', { key }))

    expect(listener).toHaveBeenCalledTimes(1)
    expect(kept.getSnapshot()).toBe(left)
  })

  it('follows other tabs of the same installation below a path', () => {
    const setting = document.createElement('meta')
    setting.name = 'setting:BASE_PATH'
    setting.content = '/help'
    document.head.append(setting)
    let kept!: StoredPreference
    jest.isolateModules(() => {
      const { StoredPreference: Fresh } =
        jest.requireActual<typeof import('./StoredPreference')>(
          './StoredPreference'
        )
      kept = new Fresh('name')
    })
    setting.remove()
    const listener = jest.fn()
    kept.subscribe(listener)
    for (const key of ['name', '/club name']) {
      window.dispatchEvent(new StorageEvent('storage', { key }))
    }
    expect(listener).not.toHaveBeenCalled()
    window.dispatchEvent(new StorageEvent('storage', { key: '/help name' }))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('notifies its listeners until they unsubscribe', () => {
    const kept = new StoredPreference('name', new FakeStore())
    const listener = jest.fn()
    const undo = kept.subscribe(listener)
    kept.keep('Anna')
    undo()
    kept.keep('Bob')

    expect(listener).toHaveBeenCalledTimes(1)
  })
})
