import type { ReactNode } from 'react'

import { act, renderHook } from '@redwoodjs/testing/web'

import { fakePeerSession } from 'src/features/session/FakePeerSession'
import { sharing } from 'src/features/session/FakeShare'
import type { PeerSession } from 'src/features/session/PeerSession'
import { PeerSessionContext } from 'src/features/session/ui/usePeerSession'

import { useIsPictureSent } from './SharingNow'

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

  it('waits until the first picture of the screen is sent', async () => {
    const { sharer, call } = await sharing()
    let sent = () => {}
    call.pictureSent = new Promise((resolve) => (sent = resolve))
    const { result } = hookIn(sharer.session)
    await pass(500)
    expect(result.current).toBe(false)
    sent()
    await pass(0)
    expect(result.current).toBe(true)
  })

  it('stops waiting after 1.5 s, before the browser’s user activation expires', async () => {
    const { sharer, call } = await sharing()
    call.pictureSent = new Promise(() => {})
    const { result } = hookIn(sharer.session)
    await pass(1_400)
    expect(result.current).toBe(false)
    await pass(100)
    expect(result.current).toBe(true)
  })

  it('does not wait while there is no viewer', async () => {
    const { session } = fakePeerSession()
    const { result } = hookIn(session)
    await pass(0)
    expect(result.current).toBe(true)
  })

  it('does not update an unmounted page', async () => {
    const { sharer, call } = await sharing()
    call.pictureSent = new Promise(() => {})
    const { result, unmount } = hookIn(sharer.session)
    unmount()
    await pass(2_000)
    expect(result.current).toBe(false)
  })
})
