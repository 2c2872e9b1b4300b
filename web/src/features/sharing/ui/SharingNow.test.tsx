import type { ReactNode } from 'react'

import { act, renderHook } from '@redwoodjs/testing/web'

import { fakePeerSession } from 'src/features/session/FakePeerSession'
import { sharing } from 'src/features/session/FakeShare'
import type { PeerSession } from 'src/features/session/PeerSession'
import { PeerSessionContext } from 'src/features/session/ui/usePeerSession'

import { useIsPictureSent } from './SharingNow'

const picture = (frameWidth: number) => [
  { type: 'outbound-rtp', kind: 'video', frameWidth },
]

function hookIn(session: PeerSession) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PeerSessionContext.Provider value={session}>
      {children}
    </PeerSessionContext.Provider>
  )
  jest.useFakeTimers()
  return renderHook(() => useIsPictureSent(), { wrapper })
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('useIsPictureSent', () => {
  afterEach(() => jest.useRealTimers())

  it('waits 1.5 s at most, however slowly the statistics arrive', async () => {
    const { sharer, call } = await sharing()
    call.getStats = async () => {
      await new Promise((resolve) => setTimeout(resolve, 900))
      return new Map() as unknown as RTCStatsReport
    }
    const { result } = hookIn(sharer.session)
    await pass(1_800)
    expect(result.current).toBe(false)
    await pass(200)
    expect(result.current).toBe(true)
  })

  it('waits for the first picture of the screen', async () => {
    const { sharer, call } = await sharing()
    const { result } = hookIn(sharer.session)
    call.stats = picture(1)
    await pass(500)
    expect(result.current).toBe(false)
    call.stats = picture(1280)
    await pass(50)
    expect(result.current).toBe(true)
  })

  it('stops waiting before the browser’s user activation expires', async () => {
    const { sharer } = await sharing()
    const { result } = hookIn(sharer.session)
    await pass(1_600)
    expect(result.current).toBe(true)
  })

  it('does not wait while there is no viewer', async () => {
    const { session } = fakePeerSession()
    const { result } = hookIn(session)
    await pass(0)
    expect(result.current).toBe(true)
  })

  it('does not update an unmounted page', async () => {
    const { sharer } = await sharing()
    const { result, unmount } = hookIn(sharer.session)
    unmount()
    await pass(2_000)
    expect(result.current).toBe(false)
  })
})
