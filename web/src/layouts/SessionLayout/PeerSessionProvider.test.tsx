import { render } from '@redwoodjs/testing/web'

import type { PeerSession } from 'src/features/session/PeerSession'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'

import PeerSessionProvider from './PeerSessionProvider'

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
  it('has one session for all pages, and does nothing until one opens it', () => {
    const { rerender } = render(inProvider())
    rerender(inProvider())

    expect(sessions.length).toBeGreaterThan(2)
    expect(new Set(sessions).size).toBe(1)
    expect(sessions[0]?.getSnapshot().serverConnectionState).toBe('closed')
    expect(window.sessionStorage).toHaveLength(0)
  })
})
