import type { UserId } from 'src/domain/invite/userId'
import { FakeStore } from 'src/lib/browser/FakeStore'
import { TabIdentity } from 'src/lib/identity/TabIdentity'

import { lendKeptId } from './lendKeptId'

const kept = {
  id: 'gaze-three-arch-raw' as UserId,
  number: 9,
  token: '0123456789abcdef0123456789abcdef',
}
const free = async () => true
const taken = async (name: string) => !name.includes(kept.token)

describe('a kept id', () => {
  it('is the id of the tab from then on', async () => {
    const store = new FakeStore()
    await lendKeptId(store, async () => kept)
    const { id, token } = await new TabIdentity('viewer', store, free).load()
    expect({ id, token }).toEqual({ id: kept.id, token: kept.token })
  })

  it('leaves what the tab has remembered with it', async () => {
    const store = new FakeStore()
    await lendKeptId(store, async () => kept)
    const before = new TabIdentity('viewer', store, free)
    await before.remember({ qualityPreference: 3 })
    await lendKeptId(store, async () => kept)
    const after = await new TabIdentity('viewer', store, free).load()
    expect(after.qualityPreference).toBe(3)
  })

  it('stays with the tab that has it', async () => {
    const store = new FakeStore()
    await lendKeptId(store, async () => kept)
    const identity = await new TabIdentity('viewer', store, taken).load()
    expect(identity.id).toBeNull()
    expect(identity.token).not.toBe(kept.token)
  })

  it('changes nothing where there is none', async () => {
    const store = new FakeStore()
    await lendKeptId(store, async () => null)
    expect(store.read('kinscreen.viewer')).toBeNull()
  })
})
