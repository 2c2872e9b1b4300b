import type { ReactNode } from 'react'

import { act, renderHook } from '@redwoodjs/testing/web'

import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import type { PeerSessionSnapshot } from 'src/features/session/PeerSessionSnapshot'

import { PeerSessionContext, usePeerSession } from './usePeerSession'

function hook<Selected>(select: (snapshot: PeerSessionSnapshot) => Selected) {
  const { session } = fakePeerSession()
  const inSession = ({ children }: { children: ReactNode }) => (
    <PeerSessionContext.Provider value={session}>
      {children}
    </PeerSessionContext.Provider>
  )
  const renders = jest.fn()
  const view = renderHook(
    () => {
      renders()
      return usePeerSession(select)
    },
    { wrapper: inSession }
  )
  const open = () =>
    act(async () => {
      await session.open({ role: 'viewer', fromUserId: null })
      await until(session, (s) => s.serverConnectionState === 'established')
    })
  return { ...view, session, renders, open }
}

describe('usePeerSession', () => {
  it('follows the selected value', async () => {
    const { result, open, session } = hook((s) => s.serverConnectionState)
    expect(result.current).toBe('closed')

    await open()
    expect(result.current).toBe('established')

    act(() => session.close('left'))
    expect(result.current).toBe('closed')
  })

  it('does not render when only other values have changed', async () => {
    const { renders, open, session } = hook((s) => s.outcome)
    await open()

    expect(renders).toHaveBeenCalledTimes(1)
    act(() => session.close('left'))
  })

  it('unsubscribes when it unmounts', async () => {
    const { unmount, renders, open, session } = hook((s) => s.ownId)
    unmount()
    await open()

    expect(renders).toHaveBeenCalledTimes(1)
    session.close('left')
  })

  it('cannot be used outside of the provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})

    expect(() => renderHook(() => usePeerSession((s) => s.ownId))).toThrow(
      'outside of PeerSessionProvider'
    )
    jest.restoreAllMocks()
  })
})
