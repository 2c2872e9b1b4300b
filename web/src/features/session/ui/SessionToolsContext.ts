import { createContext, useContext, useSyncExternalStore } from 'react'

import type { Undo } from 'src/browser/listen'
import type { SessionTools } from 'src/features/session/SessionTools'

/** Null until the tools are fetched, after the first paint. */
export const SessionToolsContext = createContext<SessionTools | null>(null)

/**
 * @throws Error if the tools are not fetched yet. All users of this hook are in
 *   SharingTools and ViewerScreen, which render later.
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
 * @param name of a tool with a state
 * @param select returns a primitive or an object of the state, never a new
 *   object
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
