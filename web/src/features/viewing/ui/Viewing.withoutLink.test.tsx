import { act, fireEvent, screen, within } from '@redwoodjs/testing/web'

import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import { newcomerOf } from 'src/features/session/model/selectors'
import { statusTexts } from 'src/features/session/ui/renderInSession'

import { viewing } from './Viewing.fixtures'

const question = 'Someone wants to show you their screen'

/**
 * Connects a caller who knows only the four words of the id, and has no link
 * with a key fingerprint.
 */
async function callerByWords() {
  const helper = await viewing()
  const { session, signalling } = helper
  signalling.isFromLink = false
  const caller = fakePeerSession({ signalling })
  await act(async () => {
    const toUserId = session.getSnapshot().ownId
    await caller.session.open({ role: 'sharer', toUserId })
    await until(caller.session, ({ ownId }) => ownId !== null)
    caller.session.share()
    await until(session, (s) => newcomerOf(s) !== null)
  })
  await screen.findByRole('heading', { name: question })
  return { ...helper, caller }
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe('a helper who is called without her link', () => {
  it('PS41 is asked on the page where the helper waits', async () => {
    const { peer } = await callerByWords()

    expect(within(screen.getByRole('alert')).getByText(question)).toBeVisible()
    expect(
      screen.getByText(/read your four words out to someone/)
    ).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Link to send' })).toBeVisible()
    expect(statusTexts()).toContain('Waiting for them to share')
    expect(peer.received[0]?.stream).toBeNull()
  })

  it('PS41 sees the screen after accepting the caller', async () => {
    const { session, caller } = await callerByWords()
    await press('See their screen')
    await act(() =>
      until(session, (s) => s.remoteParticipantState === 'connected')
    )

    expect(caller.session.getSnapshot().remoteParticipantState).toBe(
      'connected'
    )
    expect(
      screen.queryByRole('heading', { name: question })
    ).not.toBeInTheDocument()
  })

  it('PS41 continues to wait after rejecting the caller, who learns it', async () => {
    const { caller } = await callerByWords()
    await press('Not now')
    await act(() => until(caller.session, ({ error }) => error !== null))

    expect(caller.session.getSnapshot().error).toBe('declined-by-viewer')
    expect(
      screen.queryByRole('heading', { name: question })
    ).not.toBeInTheDocument()
    expect(statusTexts()).toContain('Waiting for them to share')
  })
})
