import type { ReactNode } from 'react'

import { act, renderHook } from '@redwoodjs/testing/web'

import { keptChime } from 'src/browser/preferences'
import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import { shows } from 'src/features/session/FakeShare'
import {
  newcomerOf,
  newcomerQuestion,
} from 'src/features/session/model/selectors'
import { PeerSessionContext } from 'src/features/session/ui/usePeerSession'

import { useArrivalChime } from './useArrivalChime'

async function waiting() {
  const viewer = fakePeerSession()
  const { session, signalling } = viewer
  const chime = { play: jest.fn(), close: jest.fn() }
  const makeChime = () => chime
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PeerSessionContext.Provider value={session}>
      {children}
    </PeerSessionContext.Provider>
  )
  const { unmount } = renderHook(() => useArrivalChime(makeChime), { wrapper })
  await act(async () => {
    await session.open({ role: 'viewer', fromUserId: null })
    await until(session, (s) => s.ownId !== null)
  })
  const sharer = fakePeerSession({ signalling })
  const comes = () =>
    act(async () => {
      const toUserId = session.getSnapshot().ownId
      await sharer.session.open({ role: 'sharer', toUserId })
      await until(sharer.session, (s) => s.ownId !== null)
      sharer.session.share()
      await until(session, (s) => s.remoteParticipantState === 'connected')
      sharer.capture.choose()
      await until(session, shows('shared'))
    })
  const stops = () =>
    act(async () => {
      sharer.session.stop()
      await until(session, (s) => s.outcome !== null)
    })
  const asks = () =>
    act(async () => {
      signalling.isFromLink = false
      const toUserId = session.getSnapshot().ownId
      await sharer.session.open({ role: 'sharer', toUserId })
      await until(sharer.session, (s) => s.ownId !== null)
      sharer.session.share()
      await until(session, (s) => newcomerOf(s) !== null)
    })
  const isRefused = () =>
    act(async () =>
      session.refuseNewcomer(newcomerQuestion(session.getSnapshot()))
    )
  return { chime, comes, stops, asks, isRefused, unmount }
}

describe('useArrivalChime', () => {
  afterEach(() => act(() => keptChime.keep(null)))

  it('makes no sound while nobody connects', async () => {
    const { chime } = await waiting()

    expect(chime.play).not.toHaveBeenCalled()
  })

  it('makes a sound when the sharer connects, and another when they stop', async () => {
    const { chime, comes, stops } = await waiting()
    await comes()
    expect(chime.play.mock.calls).toEqual([['arrived']])

    await stops()
    expect(chime.play.mock.calls).toEqual([['arrived'], ['left']])
  })

  it('makes a sound when somebody without the link asks to share', async () => {
    const { chime, asks, isRefused } = await waiting()
    await asks()
    await isRefused()

    expect(chime.play.mock.calls).toEqual([['arrived']])
  })

  it('makes no sound if sounds are off, nor for old news', async () => {
    act(() => keptChime.keep('off'))
    const { chime, comes, stops } = await waiting()
    await comes()
    act(() => keptChime.keep(null))
    expect(chime.play).not.toHaveBeenCalled()

    await stops()
    expect(chime.play.mock.calls).toEqual([['left']])
  })

  it('is closed with the page', async () => {
    const { chime, unmount } = await waiting()
    unmount()

    expect(chime.close).toHaveBeenCalledTimes(1)
  })
})
