import type { ReactElement } from 'react'

import { act, screen, waitFor } from '@redwoodjs/testing/web'

import { nextPaint } from 'src/browser/nextPaint'
import { renderThemed } from 'src/components/renderThemed'
import type { PeerSession } from 'src/features/session/PeerSession'
import { createSessionTools } from 'src/layouts/SessionLayout/createSessionTools'

import { SessionToolsContext } from './SessionToolsContext'
import { PeerSessionContext } from './usePeerSession'

/** Renders the element in the session, and waits for the session to open. */
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

/** Waits for the answer to the call, and for the lazy parts of the page. */
export const settled = (): Promise<void> =>
  act(async () => {
    await nextPaint()
    await new Promise((resolve) => setTimeout(resolve))
  })

/** Waits for exactly this text in an element with role `status`. */
export async function findStatus(text: string): Promise<void> {
  await waitFor(() => expect(statusTexts()).toContain(text))
}

/** @returns the texts of all elements with role `status` that are not empty */
export const statusTexts = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean)
