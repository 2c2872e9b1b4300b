import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { Store } from 'src/browser/Store'
import { FakeSignalling } from 'src/features/call/FakePeer'
import type { UserId } from 'src/features/links/model/userId'
import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import {
  isConnected,
  isOpen,
  sharing,
  shows,
} from 'src/features/session/FakeShare'
import { asks, strangerAtTheLink } from 'src/features/session/FakeStranger'
import {
  receiving,
  stateAfter,
  watchingEvents,
} from 'src/features/session/model/fixtures'
import { newcomerQuestion } from 'src/features/session/model/selectors'

import Newcomer from './Newcomer'
import { renderInSession } from './renderInSession'

/** A test decides which words are loaded. */
const mockList = { load: jest.fn() }
jest.mock('src/features/links/loadWordList', () => ({
  loadWordList: () => mockList.load(),
}))
const list = Array.from({ length: 2_048 }, (_, place) => `word${place}`)

const settle = () => act(() => jest.advanceTimersByTimeAsync(0))
const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name }))

/**
 * Shows a sharer the question about a viewer who has not proved to have the
 * link, with safety words to compare.
 */
async function atSharerOfLink(list: string[] | null) {
  mockList.load.mockResolvedValue(list)
  const signalling = new FakeSignalling()
  signalling.isVerified = false
  signalling.safetyWords = [7, 42]
  const sharer = fakePeerSession({ signalling })
  await sharer.session.open({ role: 'sharer', toUserId: null })
  await until(sharer.session, isOpen)
  const fromUserId = sharer.session.getSnapshot().ownId
  const viewer = fakePeerSession({ signalling })
  await viewer.session.open({ role: 'viewer', fromUserId })
  viewer.session.claimViewerId()
  await until(viewer.session, isOpen)
  const asked = until(sharer.session, asks)
  sharer.session.share()
  sharer.capture.choose()
  await asked
  await renderInSession(<Newcomer />, sharer.session)
  await settle()
  return { sharer: sharer.session, viewer: viewer.session }
}

/** Shows the question to a viewer who waits for a lost sharer. */
async function atViewer() {
  const calledBy = (remoteId: UserId) =>
    stateAfter(
      receiving,
      ...watchingEvents,
      { type: 'call-closed' },
      {
        ...{
          type: 'call-received',
          callId: 'mc_2',
          remoteId,
          isFromLink: true,
        },
      }
    )
  const snapshots = new Store(calledBy('fox-fox-fox-fox' as UserId))
  const admitNewcomer = jest.fn()
  const { getSnapshot, subscribe } = snapshots
  const session = { getSnapshot, subscribe, admitNewcomer }
  await renderInSession(<Newcomer />, session as never, {} as never)
  const other = calledBy('sea-sun-sand-wind' as UserId)
  const replace = () => act(() => snapshots.set(other))
  return { admitNewcomer, replace, question: newcomerQuestion(other) }
}

/** Shows the question to a sharer who waits for a lost viewer. */
async function atSharer() {
  const share = await sharing()
  const newcomer = await strangerAtTheLink(share)
  await renderInSession(<Newcomer />, share.sharer.session)
  return { ...newcomer, session: share.sharer.session }
}

describe('Newcomer', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('PS32 asks the sharer, with the safe answer first', async () => {
    await atSharer()

    expect(screen.getByRole('status')).toHaveTextContent(
      'Someone else has opened your link'
    )
    expect(
      screen.getAllByRole('button').map(({ textContent }) => textContent)
    ).toEqual(['Don’t show it', 'Show them my screen'])
  })

  it('PS32 shows the screen after the sharer accepts', async () => {
    const { session, stranger } = await atSharer()
    press('Show them my screen')
    await settle()

    expect(isConnected(session.getSnapshot())).toBe(true)
    expect(shows('shared')(stranger.session.getSnapshot())).toBe(true)
  })

  it('PS32 disables the buttons at first when another newcomer replaces the one in question', async () => {
    const { admitNewcomer, question, replace } = await atViewer()
    replace()
    const buttons = screen.getAllByRole('button')
    buttons.forEach((button) => expect(button).toBeDisabled())
    await act(() => jest.advanceTimersByTimeAsync(500))
    fireEvent.click(buttons[0]!)
    expect(admitNewcomer.mock.calls).toEqual([[question]])
  })

  it('PS32 refuses them after the sharer rejects them, and the recovery continues', async () => {
    const { session, stranger } = await atSharer()
    press('Don’t show it')
    await settle()

    expect(asks(session.getSnapshot())).toBe(false)
    expect(session.getSnapshot()).toMatchObject({
      capture: 'on',
      recovery: 'lost',
    })
    expect(stranger.session.getSnapshot().error).toBe('declined-by-sharer')
  })

  it('PS37 shows the safety words of a viewer without the link, and lets the sharer accept', async () => {
    const { sharer } = await atSharerOfLink(list)
    expect(screen.getByRole('heading')).toHaveTextContent(
      'Is this your helper?'
    )
    expect(
      screen.getByText('Ask them for their two words', { exact: false })
    ).toBeVisible()
    expect(document.querySelector('[translate=no]')).toHaveTextContent(
      'word7 word42'
    )
    press('Show them my screen')
    await settle()
    expect(isConnected(sharer.getSnapshot())).toBe(true)
  })

  it('PS39 disables the accepting button until the words are shown', async () => {
    const { sharer } = await atSharerOfLink(null)
    expect(
      screen.getByRole('button', { name: 'Show them my screen' })
    ).toBeDisabled()
    mockList.load.mockResolvedValue(list)
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    press('Show them my screen')
    await settle()
    expect(isConnected(sharer.getSnapshot())).toBe(true)
  })

  it('PS39 also shows the words to a sharer whose viewer is missing', async () => {
    mockList.load.mockResolvedValue(list)
    const share = await sharing()
    share.signalling.isVerified = false
    share.signalling.safetyWords = [7, 42]
    await strangerAtTheLink(share)
    await renderInSession(<Newcomer />, share.sharer.session)
    await settle()
    expect(screen.getByRole('heading')).toHaveTextContent(
      'Someone else has opened your link'
    )
    expect(screen.getByText('word42')).toBeVisible()
  })

  it('flashes the title of the page', async () => {
    await atSharer()

    expect(document.title).toBe('● Someone else has opened your link')
  })
})
