import { askForDurableStorage } from './askForDurableStorage'

const provide = (storage: object | undefined) =>
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: storage,
  })

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'storage')
})

describe('askForDurableStorage', () => {
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
