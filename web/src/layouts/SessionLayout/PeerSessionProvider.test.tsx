import { type ReactNode, useContext } from 'react'

import { act, render, renderHook, waitFor } from '@redwoodjs/testing/web'

import { fakePeerSession } from 'src/features/session/FakePeerSession'
import type { PeerSession } from 'src/features/session/PeerSession'
import {
  SessionToolsContext,
  useSessionTools,
} from 'src/features/session/ui/SessionToolsContext'
import {
  PeerSessionContext,
  usePeerSessionInstance,
} from 'src/features/session/ui/usePeerSession'

import PeerSessionProvider, {
  SessionToolsProvider,
} from './PeerSessionProvider'

const sessions: PeerSession[] = []

function Page() {
  sessions.push(usePeerSessionInstance())
  return null
}

const inProvider = () => (
  <PeerSessionProvider>
    <Page />
    <Page />
  </PeerSessionProvider>
)

describe('PeerSessionProvider', () => {
  it('provides one session to all pages, which does nothing until a page opens it', () => {
    const { rerender } = render(inProvider())
    rerender(inProvider())

    expect(sessions.length).toBeGreaterThan(2)
    expect(new Set(sessions).size).toBe(1)
    expect(sessions[0]?.getSnapshot().serverConnectionState).toBe('closed')
    expect(window.sessionStorage).toHaveLength(0)
  })
})

describe('SessionToolsProvider', () => {
  it('has no tools before the session is open, and the same tools afterwards', async () => {
    const { session } = fakePeerSession()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <PeerSessionContext.Provider value={session}>
        <SessionToolsProvider>{children}</SessionToolsProvider>
      </PeerSessionContext.Provider>
    )
    const { result, rerender } = renderHook(
      () => useContext(SessionToolsContext),
      { wrapper }
    )
    expect(result.current).toBeNull()

    await act(() => session.open({ role: 'viewer', fromUserId: null }))
    await waitFor(() => expect(result.current).not.toBeNull())
    const tools = result.current
    rerender()
    act(() => session.close('left'))
    expect(result.current).toBe(tools)
  })
})

describe('useSessionTools', () => {
  it('throws before the tools are fetched', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(useSessionTools)).toThrow('too early')
    jest.restoreAllMocks()
  })
})
