import type { ReactNode } from 'react'

import { act, renderHook } from '@redwoodjs/testing/web'

import { PeerSessionContext } from 'src/context/PeerSessionContext'
import { FakePanel } from 'src/lib/panel/FakePanel'
import { sharing } from 'src/lib/session/FakeShare'

import { usePanel } from './usePanel'

const sentPicture = [{ type: 'outbound-rtp', kind: 'video', frameWidth: 1280 }]

async function sharingWithPanel() {
  const { sharer, call } = await sharing()
  const port = new FakePanel()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PeerSessionContext.Provider value={sharer.session}>
      {children}
    </PeerSessionContext.Provider>
  )
  jest.useFakeTimers()
  const hook = renderHook(() => usePanel(port), { wrapper })
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  return { ...hook, call, port, pass }
}

describe('usePanel', () => {
  afterEach(() => jest.useRealTimers())

  it('opens once the first picture is on its way, and closes with the share', async () => {
    const { call, port, pass, result, unmount } = await sharingWithPanel()
    call.stats = [{ type: 'outbound-rtp', kind: 'video', frameWidth: 1 }]
    await pass(500)
    expect(port.openCount).toBe(0)
    call.stats = sentPicture
    await pass(50)
    expect(port.openCount).toBe(1)
    expect(result.current[0].window).not.toBeNull()
    unmount()
    expect(port.frame).toBeNull()
  })

  it('does not wait so long that the browser forgets the click', async () => {
    const { port, pass } = await sharingWithPanel()
    await pass(1_600)
    expect(port.openCount).toBe(1)
  })

  it('opens none for a share that has ended meanwhile', async () => {
    const { port, pass, unmount } = await sharingWithPanel()
    unmount()
    await pass(2_000)
    expect(port.openCount).toBe(0)
  })
})
