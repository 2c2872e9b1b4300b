import { screen } from '@redwoodjs/testing/web'

import { deviceStore } from 'src/browser/storage'
import type { UserId } from 'src/features/links/model/userId'
import { canKeepId } from 'src/features/proof/permanentId'
import { permanentIdKey } from 'src/features/proof/permanentIdKey'
import { findPermanentId } from 'src/features/proof/storedPermanentId'
import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import { renderInSession } from 'src/features/session/ui/renderInSession'

import KeepLink from './KeepLink'

jest.mock('src/features/proof/permanentId')
jest.mock('src/features/proof/storedPermanentId')

const id = 'gaze-three-arch-raw' as UserId

interface Setting {
  kept?: UserId | null
  canKeep?: boolean
  wasKept?: boolean
}

/** Renders the page of a helper who has an id from the server. */
async function offered({ kept = null, canKeep = true, wasKept }: Setting) {
  if (wasKept) deviceStore.write(permanentIdKey, 'on')
  jest
    .mocked(findPermanentId)
    .mockResolvedValue(kept && { id: kept, number: 1, token: 'a token' })
  jest.mocked(canKeepId).mockResolvedValue(canKeep)
  const { session } = fakePeerSession()
  await session.open({ role: 'viewer', fromUserId: null })
  await until(session, ({ ownId }) => ownId !== null)
  await renderInSession(<KeepLink />, session)
}

const offer = () =>
  screen.queryByRole('button', { name: 'Use the same link every time' })

describe('the offer of a permanent link', () => {
  afterEach(() => deviceStore.remove(permanentIdKey))

  it('is made if a permanent link can be stored', async () => {
    await offered({})
    expect(offer()).toBeVisible()
  })

  it('explains on an iPhone what ringing needs, before a link is stored outside of its Home Screen', async () => {
    const before = window.fetch
    window.fetch = (async () => ({
      json: async () => ({ publicKey: 'key' }),
    })) as unknown as typeof fetch
    const device = jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)')
    await offered({})

    expect(await screen.findByText(/put this site on your Home/)).toBeVisible()
    expect(screen.getByText(/“Add to Home Screen”/)).toBeVisible()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    device.mockRestore()
    window.fetch = before
  })

  it('explains that the browser has deleted the previous link', async () => {
    await offered({ wasKept: true })
    expect(
      screen.getByText(/This browser no longer has your own link/)
    ).toBeVisible()
    expect(offer()).toBeVisible()
  })

  it.each<Setting>([{ canKeep: false }, { canKeep: false, wasKept: true }])(
    'is not made if no link can be stored: %p',
    async (setting) => {
      await offered(setting)
      expect(offer()).not.toBeInTheDocument()
      expect(document.body).not.toHaveTextContent(/link/)
    }
  )

  it('is not made if another tab uses the permanent link', async () => {
    await offered({ kept: id, wasKept: true })
    expect(screen.getByText(/is in use in another tab/)).toBeVisible()
    expect(offer()).not.toBeInTheDocument()
  })
})
