import { createContext } from 'react'

/** Told of what has failed beside that which goes on. */
export const BesideErrorContext = createContext<(error: unknown) => void>(
  () => {}
)
