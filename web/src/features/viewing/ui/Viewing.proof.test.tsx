import { navigate } from '@redwoodjs/router'
import { act, screen, waitFor } from '@redwoodjs/testing/web'

import { FakeStore } from 'src/browser/FakeStore'
import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import { statusTexts } from 'src/features/session/ui/renderInSession'

import { fromUserId, viewing } from './Viewing.fixtures'

const waiting = 'Waiting for them to share'

describe('a viewer who cannot be sure who the peer is', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('does not connect with a damaged link, and asks for another', async () => {
    window.history.replaceState(null, '', '/#k=cut')
    const { session } = await viewing(fromUserId)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We can’t be sure who is there'
    )
    expect(
      await screen.findByRole('textbox', { name: 'The four words' })
    ).toBeVisible()
    expect(statusTexts()).not.toContain(waiting)
    expect(session.getSnapshot().serverConnectionState).toBe('closed')

    await act(async () => navigate('/#k=0123456789abcdefghijkA'))
    expect(
      await screen.findByRole('button', { name: 'See their screen' })
    ).toBeVisible()
  })

  it.each([fromUserId, null])(
    'offers something to do next, for a link of %p',
    async (from) => {
      const { session, signalling, peer } = await viewing(from)
      signalling.hasPath = false
      const store = new FakeStore()
      const identity = { id: fromUserId, token: 'ab'.repeat(16), share: null }
      store.write('kinscreen.sharer', JSON.stringify(identity))
      const sharer = fakePeerSession({ signalling, store })
      const toUserId = from ? null : session.getSnapshot().ownId
      await act(async () => {
        await sharer.session.open({ role: 'sharer', toUserId })
        await until(sharer.session, (s) => s.ownId !== null)
        sharer.session.share()
        await until(session, (s) => s.remoteParticipantState === 'connecting')
      })
      const call = peer.received[0]!
      await waitFor(() => expect(call.stream).not.toBeNull())
      await act(async () => {
        call.failProof()
        // The sharer's page learns that the verification has failed, and does
        // not call again.
        signalling.peers.at(-1)!.placed[0]!.failProof()
      })

      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'We can’t be sure who is there'
      )
      expect(statusTexts()).toContain(waiting)
      const name = from ? 'The four words' : 'Link to send'
      expect(await screen.findByRole('textbox', { name })).toBeVisible()
    }
  )
})
