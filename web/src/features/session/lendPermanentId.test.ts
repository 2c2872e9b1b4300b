import { FakeStore } from 'src/browser/FakeStore'
import type { UserId } from 'src/features/links/model/userId'

import { FakeLocks } from './FakeLocks'
import { isFreeSoon, lendPermanentId } from './lendPermanentId'
import { TabIdentity } from './TabIdentity'

const kept = {
  id: 'gaze-three-arch-raw' as UserId,
  number: 9,
  token: '0123456789abcdef0123456789abcdef',
}
const dad = 'lamp-cloud-piano-tree' as UserId

const free = async () => true
const takenElsewhere = async (name: string) => !name.includes(kept.token)

interface Setting {
  store?: FakeStore
  found?: typeof kept | null
  claim?: (name: string) => Promise<boolean>
  isReload?: boolean
}

async function open({
  store = new FakeStore(),
  found = kept,
  claim = free,
  isReload = false,
}: Setting = {}) {
  await lendPermanentId({
    ...{ store, isFree: claim },
    find: async () => found,
    wasReloaded: () => isReload,
  })
  const tab = new TabIdentity('viewer', store, claim)
  return { store, tab, ...(await tab.load()) }
}

/** A tab that has an id from the server, and has already helped somebody. */
async function helpingAlready() {
  const { store, tab } = await open({ found: null })
  await tab.remember({ id: 'river-apple-tiger-moon' as UserId })
  await tab.remember({
    resumption: { remoteId: dad, secret: 'ab'.repeat(32) },
  })
  return { store, before: await tab.load() }
}

describe('a permanent id', () => {
  it('becomes the id of the tab', async () => {
    expect(await open()).toMatchObject({ id: kept.id, token: kept.token })
  })

  it('keeps what the tab has stored for it', async () => {
    const { store, tab } = await open()
    await tab.remember({ qualityPreference: 3 })
    expect((await open({ store })).qualityPreference).toBe(3)
  })

  it('keeps what the tab has stored even with a new token, so that a share resumes', async () => {
    const { store, tab } = await open()
    const resumption = { remoteId: dad, secret: 'cd'.repeat(32) }
    await tab.remember({ resumption, qualityPreference: 3 })
    const token = 'f'.repeat(32)
    const after = await open({ store, found: { ...kept, token } })
    expect(after).toMatchObject({
      ...{ id: kept.id, token, resumption, qualityPreference: 3 },
    })
  })

  it('stays with the tab that has it', async () => {
    const { id, token } = await open({ claim: takenElsewhere })
    expect(id).toBeNull()
    expect(token).not.toBe(kept.token)
  })

  it('leaves a tab its own identity while another tab has the permanent id', async () => {
    const { store, before } = await helpingAlready()
    const reloads = { store, isReload: true, claim: takenElsewhere }
    expect(await open(reloads)).toMatchObject(before)
    expect(await open(reloads)).toMatchObject(before)
  })

  it('is not lent in the middle of a share by another link', async () => {
    const { store, before } = await helpingAlready()
    expect(await open({ store, isReload: true })).toMatchObject(before)
    expect(await open({ store })).toMatchObject({ id: kept.id })
  })

  it('is dropped by a tab with an older token if another tab uses it', async () => {
    const { store } = await open()
    const token = 'f'.repeat(32)
    const { id } = await open({
      ...{ store, found: { ...kept, token } },
      claim: async (name) => !name.includes(token),
    })
    expect(id).toBeNull()
  })

  it('changes nothing if there is no permanent id', async () => {
    const store = new FakeStore()
    await lendPermanentId({
      ...{ store, isFree: free, wasReloaded: () => false },
      find: async () => null,
    })
    expect(store.read('kinscreen.viewer')).toBeNull()
  })
})

function tabs() {
  const locks = new FakeLocks()
  const isFree = () => isFreeSoon('name', locks.asManager)
  const take = () =>
    void locks.request(
      'name',
      { signal: new AbortController().signal },
      () => new Promise(() => {})
    )
  return { locks, isFree, take }
}

describe('isFreeSoon', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is true for a lock that no tab holds, and does not keep it', async () => {
    const { isFree } = tabs()
    expect(await isFree()).toBe(true)
    expect(await isFree()).toBe(true)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('waits for a page that is being closed', async () => {
    const { isFree, take, locks } = tabs()
    take()
    const found = isFree()
    await jest.advanceTimersByTimeAsync(2_900)
    locks.release('name')
    expect(await found).toBe(true)
  })

  it('is false if another tab holds it', async () => {
    const { isFree, take } = tabs()
    take()
    const found = isFree()
    await jest.advanceTimersByTimeAsync(3_000)
    expect(await found).toBe(false)
  })

  it('is false where the browser has no locks', async () => {
    const locks = () => undefined as unknown as LockManager
    expect(await isFreeSoon('name', locks)).toBe(false)
  })
})
