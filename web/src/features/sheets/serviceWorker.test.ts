import { keptSheetCount } from 'src/browser/keptSheetCount'

import {
  keepSheetsPage,
  registerServiceWorker,
  removeServiceWorker,
  serviceWorkers,
} from './registerServiceWorker'

/** Defines fakes, because jsdom has neither service workers nor caches. */
function provide(serviceWorker: object, caches: object = {}) {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: serviceWorker,
  })
  Object.assign(window, { caches })
}

const refuse = () => Promise.reject(new DOMException('', 'SecurityError'))

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'caches')
})

describe('registerServiceWorker', () => {
  it('finds no service workers if a setting forbids access', () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      get: () => {
        throw new DOMException('', 'SecurityError')
      },
    })
    expect(serviceWorkers()).toBeNull()
  })

  it('registers the worker for the whole site, and never from the HTTP cache', async () => {
    const registration = {}
    const register = jest.fn(async () => registration)
    provide({ register })
    expect(await registerServiceWorker()).toBe(registration)
    expect(register).toHaveBeenCalledWith('/serviceWorker.js', {
      updateViaCache: 'none',
    })
  })

  describe('with stored sheets', () => {
    beforeEach(() => keptSheetCount.keep('1'))
    afterEach(() => {
      keptSheetCount.keep(null)
      localStorage.clear()
      Reflect.deleteProperty(window, '__vite_is_modern_browser')
    })

    it('caches their page, in the language of this device', async () => {
      const register = jest.fn(async () => ({}))
      provide({ register })
      localStorage.setItem('kinscreen.language', 'de')
      Object.assign(window, { __vite_is_modern_browser: true })
      await keepSheetsPage()
      expect(register).toHaveBeenCalledWith('/serviceWorker.js?sheets=de', {
        updateViaCache: 'none',
      })
    })

    it('caches the second build in an older browser', async () => {
      const register = jest.fn(async () => ({}))
      provide({ register })
      await registerServiceWorker()
      expect(register).toHaveBeenCalledWith(
        '/serviceWorker.js?sheets=en&older',
        expect.anything()
      )
    })
  })

  it('registers nothing for sheets if there are none', async () => {
    const register = jest.fn()
    provide({ register })
    await keepSheetsPage()
    expect(register).not.toHaveBeenCalled()
  })

  it('does nothing in a browser without service workers', async () => {
    expect(await registerServiceWorker()).toBeNull()
  })

  it('does nothing if the browser refuses', async () => {
    provide({ register: refuse })
    expect(await registerServiceWorker()).toBeNull()
  })
})

describe('removeServiceWorker', () => {
  it('unregisters it and deletes its caches, but no others of the host', async () => {
    const own = { unregister: jest.fn(), scope: 'http://localhost/' }
    const other = { unregister: jest.fn(), scope: 'http://localhost/help/' }
    const remove = jest.fn(async () => true)
    const ownCaches = [own, own].map(({ scope }, at) => `cache-${at}-${scope}`)
    provide(
      { getRegistrations: async () => [own, other] },
      {
        keys: async () => [...ownCaches, `cache-0-${other.scope}`],
        delete: remove,
      }
    )
    await removeServiceWorker()
    expect(own.unregister).toHaveBeenCalledTimes(1)
    expect(other.unregister).not.toHaveBeenCalled()
    expect(remove.mock.calls).toEqual(ownCaches.map((name) => [name]))
  })

  it('does nothing without service workers', async () => {
    await expect(removeServiceWorker()).resolves.toBeUndefined()
    provide({ getRegistrations: refuse })
    await expect(removeServiceWorker()).resolves.toBeUndefined()
  })
})
