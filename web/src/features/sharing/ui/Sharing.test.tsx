import { act, cleanup, fireEvent, screen } from '@redwoodjs/testing/web'

import type { Surface } from 'src/features/capture/model/surface'
import { fakePeerSession } from 'src/features/session/FakePeerSession'
import {
  findStatus,
  renderInSession,
  settled,
  statusTexts,
} from 'src/features/session/ui/renderInSession'

import Sharing from './Sharing'
import { absent, alone, withViewer } from './Sharing.fixtures'

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))

const openMore = async () =>
  void fireEvent.click(await screen.findByRole('button', { name: 'More' }))

async function sharing(surface: Surface | null = null) {
  const all = await withViewer()
  press('Share my screen')
  await act(async () => void all.capture.choose({ surface }))
  await findStatus('You are sharing your screen')
  return all
}

describe('Sharing', () => {
  // Renders once, so that all lazily imported components are loaded before the
  // tests start.
  beforeAll(async () => {
    await withViewer()
    await settled()
    cleanup()
  })
  afterEach(() => jest.useRealTimers())

  it('asks no question before the main button is pressed', async () => {
    await withViewer()

    expect(screen.getAllByRole('button')).toEqual([button('Share my screen')])
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('PS7 opens the browser’s picker within the click', async () => {
    const { capture } = await withViewer()
    press('Share my screen')

    expect(capture.requestCount).toBe(1)
    expect(
      screen.getByRole('heading', { name: 'Choose what to show' })
    ).toBeVisible()
    await settled()
  })

  it('moves the focus from the pressed button to its result', async () => {
    const { capture } = await withViewer()
    const focusAndPress = (name: string) => {
      button(name).focus()
      press(name)
    }
    focusAndPress('Share my screen')
    expect(
      screen.getByRole('heading', { name: 'Choose what to show' })
    ).toHaveFocus()

    await act(async () => void capture.choose())
    await findStatus('You are sharing your screen')
    expect(screen.getByText('You are sharing your screen')).toHaveFocus()
    focusAndPress('Stop sharing')
    await findStatus('You’ve stopped sharing. Nobody can see your screen now.')
    expect(screen.getByText(/^You’ve stopped/)).toHaveFocus()
  })

  it('PS8 returns to the previous state when the picker is closed', async () => {
    const { capture } = await withViewer()
    press('Share my screen')
    await act(async () => capture.cancel())

    expect(button('Share my screen')).toBeVisible()
    await findStatus(
      'Nothing has been shared. Press the button again when you’re ready.'
    )
    expect(
      screen.queryByRole('heading', { name: 'Oops' })
    ).not.toBeInTheDocument()
    expect(await screen.findByText(/capture-cancelled/)).toBeInTheDocument()
  })

  it('waits for a helper whose page is not open yet', async () => {
    const { capture } = await alone(absent)
    press('Share my screen')
    await act(async () => void capture.choose())

    await findStatus('Waiting for your helper')
    expect(button('Stop sharing')).toBeVisible()
  })

  it('says once who sees the screen, and shows no preview of it', async () => {
    await sharing()

    expect(screen.getByText(/can see/)).toHaveTextContent(
      'Your helper, whose words you typed, can see it.'
    )
    expect(document.querySelector('video')).toBeNull()
  })

  it('PS45 says that the helper sees nothing while the window is minimised', async () => {
    const { capture } = await sharing('window')
    await act(async () => capture.empty(true))
    await findStatus('Your helper can’t see anything right now')
    const [sentence] = screen.getAllByText(/you’re showing may be minimised/)
    expect(sentence).toBeVisible()
  })

  it('has Stop, Hide and the alarm, and everything else behind one button', async () => {
    const names = () => screen.getAllByRole('button').map((b) => b.textContent)
    const bar = ['Stop sharing', 'Hide my screen', 'Something feels wrong']
    await sharing()
    await openMore()
    press('Bigger text')
    expect(names().join()).toBe(
      `More,Send a file,Share something else,Cover something,Bigger text,${bar.join()}`
    )
    press('Cover something')
    expect(button('More')).toHaveAttribute('aria-expanded', 'false')
  })

  it('PS22 hides the screen and shows it again', async () => {
    const { peer } = await sharing()
    const track = peer.placed[0]?.shown
    press('Hide my screen')
    await findStatus('Your screen is hidden')
    expect(peer.placed[0]?.shown).toBeNull()

    press('Show my screen')
    await findStatus('You are sharing your screen')
    expect(peer.placed[0]?.shown).toBe(track)
  })

  it('PS28 shows another surface in the same call', async () => {
    const { capture, peer } = await sharing()
    const call = peer.placed[0]
    const before = capture.track
    await openMore()
    press('Share something else')
    expect(capture.changeCount).toBe(1)
    expect(call?.shown).toBe(before)
    await findStatus(
      'Choose what to show instead. Until you do, your helper will still see what you were sharing.'
    )
    await act(async () => void capture.choose({ surface: 'monitor' }))

    expect(call?.shown).toBe(capture.track)
    expect(before?.readyState).toBe('ended')
    expect(peer.placed).toHaveLength(1)
    await openMore()
    expect(screen.getByText('You’re sharing your whole screen.')).toBeVisible()
  })

  it('PS29 has one clear button when the helper asks for the whole screen', async () => {
    const { capture, viewer } = await withViewer()
    press('Share my screen')
    await act(async () => void capture.choose({ surface: 'window' }))
    await findStatus('You are sharing your screen')
    await act(async () => viewer.askForWholeScreen())
    await findStatus('Your helper would like to see your whole screen.')
    press('Share my whole screen instead')

    expect(capture.changeCount).toBe(1)
    await act(async () => capture.cancel())
    await findStatus(
      'Nothing has changed. Your helper still sees what you were sharing.'
    )
    expect(button('Stop sharing')).toBeVisible()
  })

  it('says whether the sound is shared', async () => {
    const { capture } = await withViewer()
    const says = (text: string | RegExp) => screen.queryByText(text)
    const heard = 'Your helper, whose words you typed, can watch and listen.'
    press('Share my screen')
    await act(async () => void capture.choose({ withSound: true }))
    await findStatus('You are sharing your screen')
    expect(says(heard)).toBeVisible()

    press('Hide my screen')
    await findStatus('Your screen is hidden')
    expect(says(heard)).toBeNull()
    expect(says(/^They can’t see or hear anything/)).toBeVisible()
    press('Show my screen')
    await findStatus('You are sharing your screen')
    expect(says(heard)).toBeVisible()

    act(() => capture.endSound())
    expect(says(heard)).toBeNull()
  })

  it('mentions no sound that is not shared', async () => {
    await sharing()

    expect(screen.queryByText(/listen/)).not.toBeInTheDocument()
  })

  it('PS12 says that it is reconnecting, and does not move Stop and Hide', async () => {
    const { peer } = await sharing()
    act(() => peer.placed[0]?.disconnectNetwork())
    await findStatus('Reconnecting…')
    expect(button('Stop sharing')).toBeVisible()
    expect(button('Hide my screen')).toBeVisible()

    act(() => peer.placed[0]?.reconnectNetwork())
    await findStatus('You are sharing your screen')
  })

  it('PS24 says what is tried and what to do, if the helper is there without a path', async () => {
    const { capture, signalling } = await withViewer()
    signalling.hasPath = false
    jest.useFakeTimers()
    press('Share my screen')
    await act(async () => void capture.choose())
    await act(() => jest.advanceTimersByTimeAsync(7_999))
    expect(statusTexts()).toEqual(['Waiting for your helper'])
    await act(() => jest.advanceTimersByTimeAsync(1))

    expect(statusTexts()).toEqual(['Connecting to your helper…'])
    await openMore()
    expect(await screen.findByText(/Try a different network/)).toBeVisible()
    expect(button('Stop sharing')).toBeVisible()
  })

  it('PS24 reports no missing path if the helper is not there', async () => {
    const { capture } = await alone(absent)
    jest.useFakeTimers()
    press('Share my screen')
    await act(async () => void capture.choose())
    await act(() => jest.advanceTimersByTimeAsync(60_000))

    expect(statusTexts()[0]).toBe('Waiting for your helper')
    expect(
      screen.queryByText(/Try a different network/)
    ).not.toBeInTheDocument()
  })

  it('PS24 says what to do if reconnecting takes long', async () => {
    const { peer, signalling } = await sharing()
    signalling.hasPath = false
    jest.useFakeTimers()
    act(() => peer.placed[0]?.disconnectNetwork())
    expect(
      screen.queryByText(/Try a different network/)
    ).not.toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(8_000))

    expect(statusTexts()).toEqual(['Reconnecting…'])
    await openMore()
    expect(await screen.findByText(/Try a different network/)).toBeVisible()
  })

  it('says why the screen cannot be captured, and can try again', async () => {
    const { capture } = await withViewer()
    press('Share my screen')
    await settled()
    await act(async () => capture.fail('display-capture-denied-by-system'))

    expect(
      screen.getByRole('heading', {
        name: 'Your computer needs to allow this first',
      })
    ).toBeVisible()
    press('Share my screen')
    expect(capture.requestCount).toBe(2)
  })

  it('PS21 reopens after a fatal error on a click', async () => {
    const { peer } = await withViewer()
    await act(async () => peer.fail('unknown'))
    expect(
      screen.getByRole('heading', { name: 'Something went wrong' })
    ).toBeVisible()

    await act(async () => void press('Try again'))

    expect(button('Share my screen')).toBeVisible()
  })

  it('shows the link to send to a sharer without an invitation', async () => {
    const { session } = await alone(null)
    const link = await screen.findByRole('textbox', { name: 'Link to send' })

    expect(link).toHaveValue(
      `http://localhost/from/${session.getSnapshot().ownId}`
    )
    expect(link).toHaveAttribute('readonly')
    expect(button('Copy link')).toBeEnabled()
    expect(button('Share my screen')).toBeVisible()
  })

  it('keeps the link visible until the viewer has connected', async () => {
    const { capture, session, signalling } = await alone(null)
    press('Share my screen')
    await act(async () => void capture.choose())
    await findStatus('Waiting for your helper')
    expect(
      await screen.findByRole('textbox', { name: 'Link to send' })
    ).toBeVisible()

    const viewer = fakePeerSession({ signalling })
    const fromUserId = session.getSnapshot().ownId
    await act(() => viewer.session.open({ role: 'viewer', fromUserId }))
    await findStatus('You are sharing your screen')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('closes the session with the page', async () => {
    const sharer = fakePeerSession()
    const { unmount } = await renderInSession(
      <Sharing toUserId={absent} />,
      sharer.session
    )
    unmount()
    await act(async () => {})

    expect(sharer.signalling.livingPeers).toHaveLength(0)
  })
})
