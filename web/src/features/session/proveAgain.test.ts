import { FakeStore } from 'src/browser/FakeStore'
import type { UserId } from 'src/features/links/model/userId'
import { renewToken } from 'src/features/proof/permanentId'

import { initialState } from './model/initialState'
import type { PeerSessionState } from './model/state'
import { proveAgain } from './proveAgain'

jest.mock('src/features/proof/permanentId')

const id = 'gaze-three-arch-raw' as UserId
const old = 'ab'.repeat(16)
const given = 'cd'.repeat(16)

/** The state of a helper whose token the server has refused. */
function refused(change: Partial<PeerSessionState> = {}) {
  let state: PeerSessionState = {
    ...initialState({ role: 'viewer', fromUserId: null }),
    desiredId: id,
    ...(change as object),
  }
  const store = new FakeStore()
  store.write('kinscreen.viewer', JSON.stringify({ id, token: old }))
  const reload = jest.fn()
  return {
    reload,
    isKnown: () => store.read('kinscreen.viewer') !== null,
    prove: () => proveAgain(() => state, { store, reload }),
    become: (later: Partial<PeerSessionState>) => {
      state = { ...state, ...(later as object) }
    },
  }
}

describe('a token that the server no longer knows', () => {
  beforeEach(() => jest.resetAllMocks())

  it('is replaced for the owner of the key, and the page reloads with it', async () => {
    jest.mocked(renewToken).mockResolvedValue(given)
    const { prove, reload, isKnown } = refused({ ownId: id, desiredId: null })
    await prove()
    expect(renewToken).toHaveBeenCalledWith(id)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(isKnown()).toBe(true)
  })

  it('does not end a running share, during which no other token is requested', async () => {
    const { prove, reload, become } = refused({
      call: { is: 'live', isSilent: false },
    })
    await prove()
    expect(renewToken).not.toHaveBeenCalled()

    jest.mocked(renewToken).mockImplementation(async () => {
      become({ call: { is: 'live', isSilent: false } })
      return given
    })
    become({ call: { is: 'answering', callId: 'mc_1' } })
    await prove()
    expect(reload).not.toHaveBeenCalled()
  })

  it('is replaced at once during a recovery, and the share resumes afterwards', async () => {
    jest.mocked(renewToken).mockResolvedValue(given)
    const { prove, reload } = refused({ recovery: 'lost' })
    await prove()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not reload with the same token', async () => {
    jest.mocked(renewToken).mockResolvedValue(old)
    const { prove, reload } = refused()
    await prove()
    expect(reload).not.toHaveBeenCalled()
  })

  it('is replaced by one request at a time, and after a failure by another', async () => {
    jest.mocked(renewToken).mockRejectedValue(new TypeError('Failed'))
    const { prove, reload } = refused()
    const both = await Promise.allSettled([prove(), prove()])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(renewToken).toHaveBeenCalledTimes(1)

    jest.mocked(renewToken).mockResolvedValue(given)
    await prove()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('deletes an id without its key, and the page reloads without it', async () => {
    jest.mocked(renewToken).mockResolvedValue(null)
    const { prove, reload, isKnown } = refused()
    await prove()
    expect(isKnown()).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('keeps an id without its key while its share may recover', async () => {
    jest.mocked(renewToken).mockResolvedValue(null)
    const { prove, reload, isKnown } = refused({ recovery: 'lost' })
    await prove()
    expect(isKnown()).toBe(true)
    expect(reload).not.toHaveBeenCalled()
  })
})
