import { createContext, useContext } from 'react'

import type { SessionTools } from 'src/layouts/SessionLayout/createSessionTools'

/** null until they are fetched, which no page waits for before it is painted. */
export const SessionToolsContext = createContext<SessionTools | null>(null)

/**
 * @throws Error before they are there: SharingTools and ViewerScreen, below
 * which all of it is used, wait for them
 */
export function useSessionTools(): SessionTools {
  const tools = useContext(SessionToolsContext)
  if (!tools) throw new Error('The tools of a session are used too early')
  return tools
}
