import {
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react'

import styled from 'styled-components'

import { listen } from 'src/browser/listen'
import { BesideErrorContext } from 'src/browser/useLazyComponent'
import Banner from 'src/components/Banner'
import { isInUse, PeerSessionContext } from 'src/features/session'
import { useTexts } from 'src/i18n/useTexts'

const shownMs = 20_000

/** Lies above the page, but does not block clicks. */
export const Place = styled.div`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 2;
  display: flex;
  justify-content: center;
  padding: ${({ theme }) => theme.space.md};
  pointer-events: none;
`

/** Says that something failed, but that the running share continues. */
function BesideError({ onOver }: { onOver: () => void }) {
  const { common } = useTexts()

  useEffect(() => {
    const timer = setTimeout(onOver, shownMs)
    return () => clearTimeout(timer)
  }, [onOver])

  return (
    <Place>
      <Banner tone="warning">{common.besideError}</Banner>
    </Place>
  )
}

/**
 * Rethrows unhandled promise rejections, so that the error boundary above
 * catches them (specification §8). During a session, a rejection only shows a
 * message, because an error in a browser extension must not end a share
 * (docs/decisions/0055).
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
