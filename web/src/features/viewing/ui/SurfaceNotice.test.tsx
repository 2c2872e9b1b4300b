import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { FakeSignalling } from 'src/features/call/FakePeer'
import type { Surface } from 'src/features/capture/model/surface'
import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import { shows } from 'src/features/session/FakeShare'
import { changeOf } from 'src/features/session/model/selectors'
import {
  findStatus,
  renderInSession,
  statusTexts,
} from 'src/features/session/ui/renderInSession'

import SurfaceNotice from './SurfaceNotice'

async function seeing(surface: Surface | null) {
  const signalling = new FakeSignalling()
  const viewer = fakePeerSession({ signalling })
  const sharer = fakePeerSession({ signalling })
  await renderInSession(<SurfaceNotice />, viewer.session)
  await act(async () => {
    await viewer.session.open({ role: 'viewer', fromUserId: null })
    await until(viewer.session, (s) => s.ownId !== null)
    const toUserId = viewer.session.getSnapshot().ownId
    await sharer.session.open({ role: 'sharer', toUserId })
    await until(sharer.session, (s) => s.ownId !== null)
    sharer.session.share()
    await until(viewer.session, (s) => s.remoteParticipantState === 'connected')
    sharer.capture.choose({ surface })
    await until(viewer.session, shows('shared'))
  })
  return { viewer, sharer }
}

const ask = () =>
  screen.queryByRole('button', { name: 'Ask to see the whole screen' })

describe('SurfaceNotice', () => {
  it.each(['monitor', null] as const)(
    'shows nothing for %p',
    async (surface) => {
      await seeing(surface)

      expect(statusTexts()).toEqual([])
      expect(ask()).toBeNull()
    }
  )

  it.each([
    ['window', 'They’re sharing one window only'],
    ['browser', 'They’re sharing one browser tab only'],
  ] as const)(
    'PS29 says that a %s is only a part, and asks',
    async (surface, text) => {
      const { sharer } = await seeing(surface)
      expect(statusTexts()).toEqual([text])
      await act(async () => {
        fireEvent.click(ask()!)
        await until(sharer.session, (s) => changeOf(s) === 'asked')
      })

      await findStatus('We’ve asked them. They’ll see a button for it.')
      expect(sharer.capture.changeCount).toBe(0)
    }
  )

  it('PS29 disappears when the whole screen is shared', async () => {
    const { viewer, sharer } = await seeing('window')
    await act(async () => {
      fireEvent.click(ask()!)
      sharer.session.change()
      sharer.capture.choose({ surface: 'monitor' })
      await until(viewer.session, (s) => s.surface === 'monitor')
    })

    expect(statusTexts()).toEqual([])
  })

  it('says that it is a camera, which has no whole screen', async () => {
    await seeing('camera')

    expect(statusTexts()).toEqual(['You’re seeing their camera'])
    expect(ask()).toBeNull()
  })
})
