import type { ReactElement } from 'react'

import { act, screen, waitFor } from '@redwoodjs/testing/web'

import { nextPaint } from 'src/browser/nextPaint'
import { renderThemed } from 'src/components/renderThemed'
import type { PeerSession } from 'src/features/session/PeerSession'
import { createSessionTools } from 'src/layouts/SessionLayout/createSessionTools'

import { SessionToolsContext } from './SessionToolsContext'
import { PeerSessionContext } from './usePeerSession'

/** For tests: renders with the session, and waits for it to open. */
export async function renderInSession(
  element: ReactElement,
  session: PeerSession,
  tools = createSessionTools(session)
) {
  const view = renderThemed(
    <PeerSessionContext.Provider value={session}>
      <SessionToolsContext.Provider value={tools}>
        {element}
      </SessionToolsContext.Provider>
    </PeerSessionContext.Provider>
  )
  await act(async () => {})
  return view
}

/**
 * Waits until the call that a click has placed is answered, and the parts that
 * a page fetches later have arrived.
 */
export const settled = (): Promise<void> =>
  act(async () => {
    await nextPaint()
    await new Promise((resolve) => setTimeout(resolve))
  })

/** Waits for a status with exactly this text. */
export async function findStatus(text: string): Promise<void> {
  await waitFor(() => expect(statusTexts()).toContain(text))
}

/** The texts of all statuses that are not empty. */
export const statusTexts = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean)
