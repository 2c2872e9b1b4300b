import { FakeStore } from 'src/browser/FakeStore'
import { guardedStore } from 'src/browser/storage'
import type { UserId } from 'src/features/links/model/userId'

import { TabIdentity } from './TabIdentity'

const id = 'river-apple-tiger-moon' as UserId
const share = 'lamp-cloud-piano-tree' as UserId
const token = '0123456789abcdef0123456789abcdef'

const free = () => Promise.resolve(true)

function claimsOfTabs() {
  const held = new Set<string>()
  const claim = async (name: string) => !held.has(name) && !!held.add(name)
  return { claim, reload: () => held.clear() }
}

function stored(text: string) {
  const store = new FakeStore()
  store.write('kinscreen.sharer', text)
  return store
}

describe('TabIdentity', () => {
  it('is new in an unused tab', async () => {
    const identity = await new TabIdentity('sharer', new FakeStore()).load()

    expect(identity).toEqual({
      id: null,
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      share: null,
    })
  })

  it('PS4 is kept across a reload', async () => {
    const store = new FakeStore()
    const { claim, reload } = claimsOfTabs()
    const before = new TabIdentity('sharer', store, claim)
    await before.remember({ id })
    await before.remember({ share })
    reload()
    const after = await new TabIdentity('sharer', store, claim).load()

    expect(after).toEqual({ id, share, token: (await before.load()).token })
  })

  it('forgets a share that is over', async () => {
    const store = new FakeStore()
    const identity = new TabIdentity('sharer', store, free)
    await identity.remember({ share })
    await identity.remember({ share: null })
    const after = await new TabIdentity('sharer', store, free).load()

    expect(after.share).toBeNull()
  })

  it('keeps its token even if nothing else was stored', async () => {
    const store = new FakeStore()
    const before = await new TabIdentity('viewer', store, free).load()
    const after = await new TabIdentity('viewer', store, free).load()

    expect(after.token).toBe(before.token)
  })

  it('is different in each role', async () => {
    const store = new FakeStore()
    const sharer = await new TabIdentity('sharer', store, free).load()
    const viewer = await new TabIdentity('viewer', store, free).load()

    expect(sharer.token).not.toBe(viewer.token)
  })

  it('is the same for all simultaneous requests', async () => {
    const claim = jest.fn(free)
    const identity = new TabIdentity('sharer', new FakeStore(), claim)
    const [one, two] = await Promise.all([identity.load(), identity.load()])

    expect(one).toBe(two)
    expect(claim).toHaveBeenCalledTimes(1)
  })

  it('is new in a duplicated tab, and the first tab keeps its own', async () => {
    const store = new FakeStore()
    const { claim, reload } = claimsOfTabs()
    const first = new TabIdentity('sharer', store, claim)
    await first.remember({ id })
    const copy = store.copy()
    const second = await new TabIdentity('sharer', copy, claim).load()

    expect(second.id).toBeNull()
    expect(second.token).not.toBe((await first.load()).token)

    reload()
    expect((await new TabIdentity('sharer', store, claim).load()).id).toBe(id)
    expect(await new TabIdentity('sharer', copy, claim).load()).toEqual(second)
  })

  it('accepts a stored identity that is complete and valid', async () => {
    const whole = { id, token, share: null }
    const store = stored(JSON.stringify(whole))

    expect(await new TabIdentity('sharer', store, free).load()).toEqual(whole)
  })

  it("keeps the viewer's quality preference, if it is valid", async () => {
    const store = new FakeStore()
    await new TabIdentity('viewer', store, free).remember({
      qualityPreference: 3,
    })
    expect(
      (await new TabIdentity('viewer', store, free).load()).qualityPreference
    ).toBe(3)

    const wrong = stored(
      JSON.stringify({ id, token, share, qualityPreference: 9 })
    )
    expect(await new TabIdentity('sharer', wrong, free).load()).toEqual({
      id,
      token,
      share,
    })
  })

  it.each([
    '',
    'null',
    '42',
    '[]',
    '{}',
    '{',
    'river-apple-tiger-moon',
    '{"__proto__":{"token":"x"}}',
    JSON.stringify({ id, share }),
    JSON.stringify({ id, token }),
    JSON.stringify({ token, share }),
    JSON.stringify({ id: 7, token, share }),
    JSON.stringify({ id: '../etc', token, share }),
    JSON.stringify({ id: 'receive', token, share }),
    JSON.stringify({ id, token, share: '<script>' }),
    JSON.stringify({ id, token: token.toUpperCase(), share }),
    JSON.stringify({ id, token: `${token}0`, share }),
    JSON.stringify({ id, token: `${token}\n`, share }),
    JSON.stringify({ id, token: 'a&id=b', share }),
    JSON.stringify({ id, token: null, share }),
  ])('is new when %p was stored', async (text) => {
    const store = stored(text)
    const identity = await new TabIdentity('sharer', store, free).load()

    expect(identity).toMatchObject({ id: null, share: null })
    expect(identity.token).toMatch(/^[0-9a-f]{32}$/)
    expect(identity.token).not.toBe(token)
  })

  it('is new each time where storage is forbidden, without an error', async () => {
    const forbidden = guardedStore(() => {
      throw new DOMException('', 'SecurityError')
    })
    const identity = new TabIdentity('sharer', forbidden, free)
    await identity.remember({ id })

    expect((await identity.load()).id).toBe(id)
    expect((await new TabIdentity('sharer', forbidden, free).load()).id).toBe(
      null
    )
  })
})

describe('the identity that a tab leaves when it is closed in the middle of a share', () => {
  const minuteMs = 60_000
  const viewerId = 'lamp-cloud-piano-tree' as UserId
  let left: FakeStore
  let now: number

  beforeEach(() => {
    left = new FakeStore()
    now = 0
  })

  const newTab = (store = new FakeStore(), claim = async () => true) =>
    new TabIdentity('sharer', store, claim, left, () => now)

  const closedTab = async () => {
    const tab = newTab()
    const { token } = await tab.load()
    tab.keepResumptionSecret(viewerId, 'a0'.repeat(32))
    await tab.remember({ share: viewerId })
    return token
  }

  it('lets another tab that opens the same link in time resume, once', async () => {
    const token = await closedTab()
    now = 9 * minuteMs
    const isOwn = jest.fn(() => true)
    const tab = newTab()
    expect(await tab.load(isOwn)).toMatchObject({ token, share: viewerId })
    expect(isOwn).toHaveBeenCalledWith(
      expect.objectContaining({ share: viewerId })
    )
    expect(await tab.resumptionSecret(viewerId)).not.toBeNull()
    expect((await newTab().load(() => true)).token).not.toBe(token)
  })

  it.each([
    ['it belongs to another share', 0, () => false, async () => true],
    ['the peer no longer waits', 11 * minuteMs, () => true, async () => true],
    ['the clock was set back', -minuteMs, () => true, async () => true],
    ['the tab is still open', 0, () => true, async () => false],
  ])('is not used when %s', async (_, laterMs, isOwn, claim) => {
    const token = await closedTab()
    now += laterMs
    const found = await newTab(new FakeStore(), claim).load(isOwn)
    expect(found.token).not.toBe(token)
  })

  it('is removed once the same tab has come back, or the share is over', async () => {
    const store = new FakeStore()
    await newTab(store).remember({ share: viewerId })
    expect(left.read('kinscreen.sharer')).not.toBeNull()
    await newTab(store).load()
    expect(left.read('kinscreen.sharer')).toBeNull()
  })

  it('is removed when it is too old, whatever link is opened', async () => {
    await closedTab()
    now = 11 * minuteMs
    await newTab().load()
    expect(left.read('kinscreen.sharer')).toBeNull()
  })
})
