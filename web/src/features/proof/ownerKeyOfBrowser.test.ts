import { parsePin } from 'src/features/links/model/pin'

import type { ownerKeyOfBrowser as ofBrowser } from './ownerKeyOfBrowser'

const mockDatabase = { get: jest.fn(), update: jest.fn() }

jest.mock('idb-keyval', () => mockDatabase)

let stored: unknown
const never = () => new Promise<never>(() => {})
const denied = () => Promise.reject(new DOMException('', 'SecurityError'))
function deniedAtOnce(): never {
  throw new DOMException('', 'SecurityError')
}

async function pageOpens(): Promise<typeof ofBrowser> {
  jest.resetModules()
  return (await import('./ownerKeyOfBrowser')).ownerKeyOfBrowser
}

describe('the key of a browser', () => {
  beforeEach(() => {
    stored = undefined
    mockDatabase.get.mockImplementation(async () => stored)
    mockDatabase.update.mockImplementation(async (_, change) => {
      stored = change(stored)
    })
  })
  afterEach(() => jest.useRealTimers())

  it('is generated once, and the same in every page', async () => {
    const [first, second] = [await pageOpens(), await pageOpens()]
    const key = await first()
    expect(parsePin(key?.pin)).not.toBeNull()
    expect((await first())?.pin).toBe(key?.pin)
    expect((await second())?.pin).toBe(key?.pin)
  })

  it('is that of the first page if two generate one at the same time', async () => {
    const [first, second] = [await pageOpens(), await pageOpens()]
    const [one, other] = await Promise.all([first(), second()])
    expect(one?.pin).toBe(other?.pin)
  })

  it.each([
    ['nothing can be read', 'get', denied],
    ['any access throws', 'get', deniedAtOnce],
    ['nothing can be written', 'update', denied],
  ] as const)('is null if %s', async (_, name, answer) => {
    mockDatabase[name].mockImplementation(answer)
    expect(await (await pageOpens())()).toBeNull()
  })

  it('is null, after a while, if a browser never opens its database', async () => {
    const ownerKeyOfBrowser = await pageOpens()
    jest.useFakeTimers()
    mockDatabase.get.mockImplementation(never)
    const key = ownerKeyOfBrowser()
    await jest.advanceTimersByTimeAsync(3_000)
    expect(await key).toBeNull()
  })
})
