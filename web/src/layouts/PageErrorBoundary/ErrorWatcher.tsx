import {
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react'

import { listen } from 'src/browser/listen'
import { BesideErrorContext } from 'src/browser/useLazyComponent'
import { isInUse } from 'src/features/session/model/selectors'
import { PeerSessionContext } from 'src/features/session/ui/PeerSessionContext'

import BesideError from './BesideError'

/**
 * Rethrows what no promise has caught, so that the boundary above gets it
 * (specification §8). Where a session is in use it is only told, beside what
 * goes on: a share must not end for a browser extension (docs/decisions/0055).
 */
function ErrorWatcher({ children }: { children?: ReactNode }) {
  const session = useContext(PeerSessionContext)
  const [, rethrow] = useState(null)
  const [isTold, setIsTold] = useState(false)
  const tell = useCallback(() => setIsTold(true), [])
  const forget = useCallback(() => setIsTold(false), [])

  useEffect(
    () =>
      listen<PromiseRejectionEvent>(
        window,
        'unhandledrejection',
        ({ reason }) => {
          if (session && isInUse(session.getSnapshot())) return tell()
          rethrow(() => {
            throw reason
          })
        }
      ),
    [session, tell]
  )
  return (
    <BesideErrorContext.Provider value={tell}>
      {children}
      {isTold && <BesideError onOver={forget} />}
    </BesideErrorContext.Provider>
  )
}

export default ErrorWatcher
