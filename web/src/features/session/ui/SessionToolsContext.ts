import { createContext, useContext, useSyncExternalStore } from 'react'

import type { Undo } from 'src/browser/listen'
import type { SessionTools } from 'src/features/session/SessionTools'

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

interface Stateful<State> {
  subscribe: (listener: () => void) => Undo
  getSnapshot: () => State
}

/**
 * @param name of a tool that has a state
 * @param select gives a primitive or an object of the state, never a fresh one
 */
export function useTool<
  Name extends keyof SessionTools,
  State extends SessionTools[Name] extends Stateful<infer Found>
    ? Found
    : never,
  Selected,
>(name: Name, select: (state: State) => Selected): Selected {
  const tool = useSessionTools()[name] as unknown as Stateful<State>
  const get = () => select(tool.getSnapshot())
  return useSyncExternalStore(tool.subscribe, get, get)
}
