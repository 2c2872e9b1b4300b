import type { UserId } from 'src/domain/invite/userId'
import { initialState } from 'src/domain/peerSession/initialState'
import type { PeerSessionState } from 'src/domain/peerSession/state'
import { tabStore } from 'src/lib/browser/storage'

import { renewToken } from './keptId'
import { proveAgain } from './proveAgain'

jest.mock('./keptId')

const id = 'gaze-three-arch-raw' as UserId
const old = 'ab'.repeat(16)
const given = 'cd'.repeat(16)
const attachWith = jest.fn()
const reload = jest.fn()

/** A helper's page that the server has refused. */
const refused = (change: Partial<PeerSessionState> = {}) => ({
  state: {
    ...initialState({ role: 'viewer', fromUserId: null }),
    desiredId: id,
    ...(change as object),
  },
  ...{ token: old, attachWith },
})

describe('a token that the server does not know any more', () => {
  beforeEach(() => {
    jest.resetAllMocks()
    tabStore.write('kinscreen.viewer', 'the identity of this tab')
  })
  afterEach(() => tabStore.remove('kinscreen.viewer'))

  const isKnown = () => tabStore.read('kinscreen.viewer') !== null

  it('is replaced for who has the key', async () => {
    jest.mocked(renewToken).mockResolvedValue(given)
    await proveAgain(refused({ ownId: id, desiredId: null }), reload)
    expect(renewToken).toHaveBeenCalledWith(id)
    expect(attachWith).toHaveBeenCalledWith(given)
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not tried again at once where it is the same', async () => {
    jest.mocked(renewToken).mockResolvedValue(old)
    await proveAgain(refused(), reload)
    expect(attachWith).not.toHaveBeenCalled()
    expect(isKnown()).toBe(true)
  })

  it('is asked for once at a time', async () => {
    jest.mocked(renewToken).mockResolvedValue(given)
    await Promise.all([
      proveAgain(refused(), reload),
      proveAgain(refused(), reload),
    ])
    expect(renewToken).toHaveBeenCalledTimes(1)
    await proveAgain(refused(), reload)
    expect(renewToken).toHaveBeenCalledTimes(2)
  })

  it('is asked for again after a failure', async () => {
    jest.mocked(renewToken).mockRejectedValueOnce(new TypeError('Failed'))
    await expect(proveAgain(refused(), reload)).rejects.toThrow('Failed')
    jest.mocked(renewToken).mockResolvedValue(given)
    await proveAgain(refused(), reload)
    expect(attachWith).toHaveBeenCalledWith(given)
  })

  it('ends an id whose key is gone, and the page begins anew', async () => {
    jest.mocked(renewToken).mockResolvedValue(null)
    await proveAgain(refused(), reload)
    expect(isKnown()).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('ends no share', async () => {
    jest.mocked(renewToken).mockResolvedValue(null)
    await proveAgain(refused({ remoteParticipantState: 'connected' }), reload)
    await proveAgain(refused({ recovery: 'lost' }), reload)
    expect(isKnown()).toBe(true)
    expect(reload).not.toHaveBeenCalled()
  })
})
