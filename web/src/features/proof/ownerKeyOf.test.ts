import { generateStoredKey, OwnerKey } from './OwnerKey'
import type { ownerKeyOf as ofId } from './ownerKeyOf'

const mockDatabase = { get: jest.fn(), update: jest.fn() }

jest.mock('idb-keyval', () => mockDatabase)

let stored: unknown
const id = 'river-apple-tiger-moon'
const later = 'lamp-cloud-piano-tree'
const permanentId = 'gaze-three-arch-raw'

/** Imports the module again, as if a page were opened or reloaded in one tab. */
async function pageOpens(): Promise<typeof ofId> {
  jest.resetModules()
  return (await import('./ownerKeyOf')).ownerKeyOf
}

/** Another tab has an empty `sessionStorage`. */
const openTab = () => window.sessionStorage.clear()

const pinOf = async (id: string) => (await (await pageOpens())(id))?.pin

/**
 * Stores a key with a permanent id, as after the person has made a permanent
 * link.
 *
 * @returns the key fingerprint of this link
 */
async function keepLink(): Promise<string> {
  const key = await generateStoredKey()
  stored = { ...key, kept: { id: permanentId, number: 7, token: 'ab' } }
  return (await OwnerKey.from(key)).pin
}

describe('the key of an id', () => {
  beforeEach(() => {
    openTab()
    stored = undefined
    mockDatabase.get.mockImplementation(async () => stored)
    mockDatabase.update.mockImplementation(async (_, change) => {
      stored = change(stored)
    })
  })

  it('has another fingerprint for each id, so that an old link opens nothing new', async () => {
    const ownerKeyOf = await pageOpens()
    const [old, fresh] = [await ownerKeyOf(id), await ownerKeyOf(later)]
    expect(old?.pin).toHaveLength(22)
    expect(fresh?.pin).not.toBe(old?.pin)
    expect(fresh?.publicKey).toEqual(old?.publicKey)

    openTab()
    expect(await pinOf(id)).not.toBe(old?.pin)
  })

  it('has the same fingerprint after a reload', async () => {
    expect(await pinOf(id)).toBe(await pinOf(id))
  })

  it('has the fingerprint of the permanent link in every tab, and only for its id', async () => {
    const pin = await keepLink()
    expect(await pinOf(permanentId)).toBe(pin)
    expect(await pinOf(id)).not.toBe(pin)
    openTab()
    expect(await pinOf(permanentId)).toBe(pin)
  })

  it('matches what the page has shown, even if another tab gets another link', async () => {
    await keepLink()
    const ownerKeyOf = await pageOpens()
    const shown = (await ownerKeyOf(permanentId))?.pin
    await keepLink()
    expect((await ownerKeyOf(permanentId))?.pin).toBe(shown)
  })

  it.each(['', 'AAAA', '%'])(
    'has a new fingerprint if %p is stored as its salt',
    async (text) => {
      window.sessionStorage.setItem(`kinscreen.salt.${id}`, text)
      const pin = await pinOf(id)
      expect(pin).toHaveLength(22)
      expect(await pinOf(id)).toBe(pin)
    }
  )

  it('is null if none can be stored', async () => {
    mockDatabase.get.mockRejectedValue(new DOMException('', 'SecurityError'))
    expect(await pinOf(id)).toBeUndefined()
  })
})
