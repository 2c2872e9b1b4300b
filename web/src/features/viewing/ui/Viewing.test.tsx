import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { FakeSignalling } from 'src/features/call/FakePeer'
import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import { shows } from 'src/features/session/FakeShare'
import {
  findStatus,
  renderInSession,
  statusTexts,
} from 'src/features/session/ui/renderInSession'

import Viewing from './Viewing'
import { fromUserId, viewing } from './Viewing.fixtures'

const waiting = 'Waiting for them to share'

const picture = () => screen.queryByLabelText<HTMLVideoElement>('Shared screen')

async function called() {
  const all = await viewing()
  const { signalling } = all
  const sharer = fakePeerSession({ signalling })
  const toUserId = all.session.getSnapshot().ownId
  await act(async () => {
    await sharer.session.open({ role: 'sharer', toUserId })
    await until(sharer.session, (s) => s.ownId !== null)
    sharer.session.share()
    await until(all.session, (s) => s.remoteParticipantState === 'connected')
  })
  return { ...all, sharer }
}

async function watching({ withSound = false } = {}) {
  const all = await called()
  await act(async () => {
    all.sharer.capture.choose({ withSound })
    await until(all.session, shows('shared'))
  })
  return { ...all, call: all.peer.received[0]! }
}

describe('Viewing', () => {
  beforeEach(() => {
    // jsdom cannot play media.
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  })

  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it('links to the sign-in, and back, if only helpers may see a screen', async () => {
    const { peer } = await viewing(fromUserId)
    await act(async () => peer.fail('sign-in-required'))

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Please sign in first'
    )
    const { pathname } = window.location
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/operator/sign-in?redirectTo=${encodeURIComponent(pathname)}`
    )
  })

  it('shows the link to send, in every form', async () => {
    const { session } = await viewing()
    const { ownId } = session.getSnapshot()
    const link = screen.getByRole('textbox', { name: 'Link to send' })

    expect(link).toHaveValue(`http://localhost/${ownId}`)
    expect(link).toHaveAttribute('readonly')
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeEnabled()
    ownId!
      .split('-')
      .forEach((word) => expect(screen.getByText(word)).toBeVisible())
    expect(
      screen.getByRole('button', { name: 'Other ways to send it' })
    ).toBeVisible()
    await findStatus(waiting)
  })

  it('PS34 can reject an unwanted caller', async () => {
    const { sharer } = await called()
    await findStatus('They are choosing what to share')
    await act(async () => {
      fireEvent.click(
        screen.getByRole('button', { name: 'I’m expecting someone else' })
      )
      await until(sharer.session, ({ error }) => error !== null)
    })

    expect(sharer.session.getSnapshot().error).toBe('declined-by-viewer')
    await findStatus(waiting)
  })

  it("asks once for the helper's name, and puts it into the link", async () => {
    const { session } = await viewing()
    const { ownId } = session.getSnapshot()
    expect(screen.getByText(/“Show your screen to your helper”/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Add your name' }))
    const name = screen.getByRole('textbox', { name: 'Your name (optional)' })
    const link = screen.getByRole('textbox', { name: 'Link to send' })
    fireEvent.change(name, { target: { value: 'Anna ' } })

    expect(name).toHaveValue('Anna ')
    expect(screen.getByText(/They’ll see: “Anna”/)).toBeVisible()
    expect(link).toHaveValue(`http://localhost/${ownId}#name=Anna`)
    expect(localStorage.getItem('kinscreen.helperName')).toBe('Anna')

    fireEvent.click(screen.getByRole('button', { name: 'Forget my name' }))
    expect(name).toHaveValue('')
    expect(name).toHaveFocus()
    expect(link).toHaveValue(`http://localhost/${ownId}`)
    expect(localStorage.getItem('kinscreen.helperName')).toBeNull()
  })

  it('says that the name of a firm is not shown, and leaves it out of the link', async () => {
    const { session } = await viewing()
    const { ownId } = session.getSnapshot()
    fireEvent.click(screen.getByRole('button', { name: 'Add your name' }))
    const name = screen.getByRole('textbox', { name: 'Your name (optional)' })
    fireEvent.change(name, { target: { value: 'Bank Support' } })

    expect(screen.getByText(/^This looks like the name of a/)).toBeVisible()
    expect(screen.queryByText(/They’ll see: “Bank/)).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Link to send' })).toHaveValue(
      `http://localhost/${ownId}`
    )
    fireEvent.click(screen.getByRole('button', { name: 'Forget my name' }))
  })

  it('has a switch for its sounds, which is stored', async () => {
    await viewing()
    const chime = screen.getByRole('checkbox', { name: /sound/ })
    expect(chime).toBeChecked()
    fireEvent.click(chime)

    expect(chime).not.toBeChecked()
    expect(localStorage.getItem('kinscreen.chime')).toBe('off')
    fireEvent.click(chime)
    expect(localStorage.getItem('kinscreen.chime')).toBeNull()
  })

  it('links to the connection test, which opens in another tab', async () => {
    await viewing()
    const test = screen.getByRole('link', { name: /^Test my connection/ })

    expect(test).toHaveAttribute('href', '/test-connection')
    expect(test).toHaveAttribute('target', '_blank')
  })

  it('has no link to send if it was opened by a sharer’s link', async () => {
    await viewing(fromUserId)

    expect(
      screen.getByRole('heading', { name: 'View a shared screen' })
    ).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await findStatus(waiting)
  })

  it('says that the sharer is choosing, before a screen is shown', async () => {
    await called()

    expect(
      screen.getByRole('heading', { name: 'They are choosing what to share' })
    ).toBeVisible()
  })

  it('PS24 says what is tried and what to do, if the sharer is there without a path', async () => {
    const { session, signalling } = await viewing()
    signalling.hasPath = false
    const sharer = fakePeerSession({ signalling })
    const toUserId = session.getSnapshot().ownId
    jest.useFakeTimers()
    await act(async () => {
      await sharer.session.open({ role: 'sharer', toUserId })
      await until(sharer.session, (s) => s.ownId !== null)
      sharer.session.share()
      await until(session, (s) => s.remoteParticipantState === 'connecting')
    })
    await act(() => jest.advanceTimersByTimeAsync(7_999))
    expect(
      screen.getByRole('heading', { name: 'They are choosing what to share' })
    ).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(1))

    expect(
      screen.getByRole('heading', {
        name: 'Connecting to their computer…',
      })
    ).toBeVisible()
    expect(screen.getByText(/Try a different network/)).toBeVisible()
  })

  it('PS24 says what to do if reconnecting takes long', async () => {
    const { call } = await watching()
    jest.useFakeTimers()
    act(() => call.disconnectNetwork())
    expect(
      screen.queryByText(/Try a different network/)
    ).not.toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(8_000))

    expect(statusTexts()).toEqual(['Reconnecting…'])
    expect(screen.getByText(/Try a different network/)).toBeVisible()
  })

  it('shows the screen when the sharer has chosen one, and no picture before that', async () => {
    const { call } = await watching()

    const { srcObject } = picture()!
    expect((srcObject as MediaStream).getVideoTracks()).toEqual(
      call.other?.stream?.getVideoTracks()
    )
    expect(statusTexts()).toEqual(['They’ve joined'])
    expect(screen.getByRole('link', { name: 'Leave' })).toHaveAttribute(
      'href',
      '/'
    )
  })

  it('PS22 says that the sharer has hidden the screen, until they show it', async () => {
    const { sharer, session } = await watching()
    await act(async () => {
      sharer.session.hide()
      await until(session, shows('hidden'))
    })
    expect(
      screen.getByRole('heading', { name: 'They have hidden their screen' })
    ).toBeVisible()

    await act(async () => {
      sharer.session.show()
      await until(session, shows('shared'))
    })
    expect(statusTexts()).toEqual(['They’ve joined'])
  })

  it('PS45 says that no picture arrives, and offers no pointing at an old one', async () => {
    const { sharer } = await watching()
    await act(async () => sharer.capture.empty(true))
    await findStatus('There’s nothing to see right now')
    expect(screen.getByText(/Their screen may be locked/)).toBeVisible()
    expect(
      screen.queryByRole('radio', { name: 'Point' })
    ).not.toBeInTheDocument()

    await act(async () => sharer.capture.empty(false))
    await findStatus('They’ve joined')
  })

  it('has no sound button if no sound is shared', async () => {
    await watching()

    expect(
      screen.queryByRole('button', { name: /the sound/ })
    ).not.toBeInTheDocument()
  })

  it('has its sound off until it is turned on', async () => {
    const { sharer, session } = await watching({ withSound: true })
    const press = (name: string) =>
      fireEvent.click(screen.getByRole('button', { name }))
    expect(picture()).toHaveProperty('muted', true)
    press('Turn on the sound')
    expect(picture()).toHaveProperty('muted', false)
    press('Turn off the sound')
    expect(picture()).toHaveProperty('muted', true)

    await act(async () => {
      sharer.session.hide()
      await until(session, shows('hidden'))
    })
    expect(
      screen.queryByRole('button', { name: /the sound/ })
    ).not.toBeInTheDocument()
  })

  it('PS12 says that it is reconnecting, and keeps the last picture', async () => {
    const { call } = await watching()
    const { srcObject } = picture()!
    act(() => call.disconnectNetwork())
    await findStatus('Reconnecting…')
    expect(picture()).toHaveProperty('srcObject', srcObject)

    act(() => call.reconnectNetwork())
    expect(statusTexts()).toEqual(['They’ve joined'])
  })

  it('says that the sharer stopped, and waits for the next share', async () => {
    const { sharer } = await watching()
    await act(async () => sharer.session.stop())

    expect(
      await screen.findByRole('heading', {
        name: 'The sharer stopped sharing their screen',
      })
    ).toHaveFocus()
    expect(picture()).toBeNull()
    await findStatus(waiting)
  })

  it('says that the sharer left', async () => {
    const { sharer } = await watching()
    await act(async () => sharer.session.close('left'))

    expect(
      await screen.findByRole('heading', { name: 'The sharer left' })
    ).toBeVisible()
    await findStatus(waiting)
  })

  it('PS8 waits again when the sharer has closed the picker', async () => {
    const { sharer } = await called()
    await act(async () => sharer.capture.cancel())

    await findStatus(waiting)
    expect(screen.getByRole('textbox', { name: 'Link to send' })).toBeVisible()
  })

  it('PS6 says that someone is already viewing, and can try again', async () => {
    const signalling = new FakeSignalling()
    const first = fakePeerSession({ signalling })
    await first.session.open({ role: 'viewer', fromUserId })
    first.session.claimViewerId()
    await until(first.session, (s) => s.ownId !== null)
    const second = fakePeerSession({ signalling })
    await renderInSession(<Viewing fromUserId={fromUserId} />, second.session)
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'See their screen' }))
    })
    expect(
      screen.getByRole('button', { name: 'Continue on this device' })
    ).toBeVisible()
    expect(
      screen.getByRole('heading', { name: "Someone's already viewing" })
    ).toBeVisible()

    first.session.close('left')
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await until(second.session, (s) => s.ownId !== null)
    })
    await findStatus(waiting)
  })
})
