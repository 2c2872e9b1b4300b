import { useContext, useEffect } from 'react'

import {
  KeepHelper,
  useKeptHelpers,
  useKnownHelper,
} from 'src/features/kept-helpers'
import { dayOf, withLastHelped } from 'src/features/links'
import {
  SessionToolsContext,
  usePeerSession,
  useTool,
} from 'src/features/session'
import { KeepSheet, useServiceWorker } from 'src/features/sheets'

export interface ToKeepProps {
  /** whether the share ended normally, so that the helper may be saved */
  hasHelper: boolean
}

function ToKeep({ hasHelper }: ToKeepProps) {
  const hasTools = useContext(SessionToolsContext) !== null

  return (
    <>
      {hasTools && <SheetOfShare />}
      {hasHelper && <HelperOfShare />}
    </>
  )
}

function HelperOfShare() {
  useServiceWorker()
  // Only a helper with a key fingerprint in the link can be verified next time.
  const isVerified = usePeerSession((state) => state.isVerified)
  useLastHelped(isVerified)
  return isVerified ? <KeepHelper /> : null
}

/**
 * Stores today's date with the saved helper. The page shows the date at the
 * next share, as a sign that it is the same helper.
 */
function useLastHelped(isVerified: boolean): void {
  const [helpers, keep] = useKeptHelpers()
  const known = useKnownHelper()
  const today = dayOf(new Date())
  const isNews = isVerified && known !== null && known.lastHelped !== today

  useEffect(() => {
    if (isNews && known) keep(withLastHelped(helpers, known.id, today))
  }, [isNews, known, keep, helpers, today])
}

function SheetOfShare() {
  const hasSteps = useTool('steps', ({ steps }) => steps.length > 0)
  return hasSteps ? <KeepSheet /> : null
}

export default ToKeep
